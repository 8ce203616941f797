/** The face of the pad: the digits as on the timer, large, and under them what they count on the scorecard. */
import { t } from "../../../words/words.js";

export function Face({ label, reading, dim, ruling, result }) {
  return (
    <div class="face">
      <div class="face-top">
        <span>{label}</span>
        {ruling && <span class="face-ruling">{ruling}</span>}
      </div>
      <output class={`face-reading digits ${dim ? "face-dim" : ""}`} data-testid="reading">
        {reading}
      </output>
      <p class="face-result digits" data-testid="result" aria-live="polite">
        {result}
      </p>
    </div>
  );
}

/** The line under the digits: the rules' result, or that they cannot be asked just now. */
export function resultLine({ empty, result, code, host }) {
  if (empty) return t("judge-type-result");
  if (result) return t("judge-counts", { result: result.text });
  if (code === "rules-unavailable" || host === "none") return t("judge-no-rules");
  return "\u00a0";
}
