/** Beside the keypad: the inspection was too long, with what the edition makes of it. The judge can take it off. */
import { codeAfter } from "../../../../parts/clock/over.js";
import { secondsOf } from "../../../../parts/clock/shown.js";
import { t } from "../../../../words/words.js";
import { keepClock } from "../../attempt/clocks.js";
import { useEffects } from "./effects.js";
import "../../../../parts/clock/clock.css";

export default function Mark({ terms, rules, attempt, entry, onEntry }) {
  const code = codeAfter(rules.inspection.too_long, entry.inspection_ms);
  const costs = useEffects(terms)(code);

  const takeOff = () => {
    keepClock("inspection", attempt, null);
    onEntry(({ inspection_ms, ...others }) => others);
  };
  return (
    <div class="clock-mark" data-testid="inspection-mark">
      <p>
        {t("clock-inspection-mark", {
          time: secondsOf(entry.inspection_ms),
          effect: costs?.effect ?? "",
          code,
        })}
      </p>
      <button type="button" data-testid="inspection-take-off" onClick={takeOff}>
        {t("clock-take-off")}
      </button>
    </div>
  );
}
