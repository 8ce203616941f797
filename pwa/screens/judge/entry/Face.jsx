/** The face of the pad: the digits as on the timer, large, and under them what they count on the scorecard. */
import { t } from "../../../words/words.js";

const marks = { plus2: "+2", dnf: "DNF" };

export function Face({ label, reading, dim, ruling, result }) {
  return (
    <div class="face">
      <div class="face-top">
        <span aria-hidden="true">{label}</span>
        {ruling && <span class={`face-ruling face-${ruling}`}>{marks[ruling]}</span>}
      </div>
      <output
        class={`face-reading digits ${dim ? "face-dim" : ""}`}
        aria-label={label}
        data-testid="reading"
      >
        {reading}
      </output>
      <p class="face-result digits" data-testid="result" aria-live="polite">
        {result}
      </p>
    </div>
  );
}

/**
 * The line under the digits: what to type, the rules' result unless it is `shown` already, or that they cannot be asked; and
 * the codes that it comes from.
 */
export function resultLine({ hint, shown, result, codes = [], code, host }) {
  const causes = [...new Set([...codes, ...(result?.causes ?? [])])];
  return (
    [said({ hint, shown, result, code, host }), ...causes].filter(Boolean).join(" · ") || "\u00a0"
  );
}

function said({ hint, shown, result, code, host }) {
  if (hint) return t(hint);
  if (result) return result.text === shown ? "" : t("judge-counts", { result: result.text });
  return code === "rules-unavailable" || host === "none" ? t("judge-no-rules") : "";
}
