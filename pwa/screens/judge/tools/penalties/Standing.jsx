/** What the attempt counts with the penalties that are on, and why; it stays in sight while the sheet moves under it. */
import PenaltyLines from "../../../../parts/penalty/PenaltyLines.jsx";
import { whyOf } from "../../../../parts/result-field/codes.js";
import { t } from "../../../../words/words.js";

export function Standing({ terms, codes, result }) {
  const why = whyOf({ penalties: codes }, result);
  return (
    <div class="penalties-standing" role="status">
      <p>
        <span class="soft small">{t("judge-result")}</span>{" "}
        <strong class="digits" data-testid="penalty-result" data-value={result?.value}>
          {result?.text ?? t("penalty-no-result")}
        </strong>
      </p>
      <PenaltyLines codes={why} terms={terms} />
    </div>
  );
}
