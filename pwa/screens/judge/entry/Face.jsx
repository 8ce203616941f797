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

/** The line under the digits: what to type, the rules' result unless it is `shown` already, or that they cannot be asked. */
export function resultLine({ hint, shown, result, code, host }) {
  if (hint) return t(hint);
  if (result && result.text === shown) return "\u00a0";
  if (result) return t("judge-counts", { result: result.text });
  if (code === "rules-unavailable" || host === "none") return t("judge-no-rules");
  return "\u00a0";
}
