/** Beside the keypad: the digits are the stopwatch's and not the timer's, which the judge can say otherwise (A1b, B1d). */
import { t } from "../../../../words/words.js";
import { keepClock } from "../../attempt/clocks.js";
import "../../../../parts/clock/clock.css";

export default function Mark({ attempt, onEntry }) {
  const ofTimer = () => {
    keepClock("stopwatch", attempt, null);
    onEntry(({ stopwatch, ...others }) => ({ ...others, digits: "" }));
  };
  return (
    <div class="clock-mark" data-testid="stopwatch-mark">
      <p>{t("clock-stopwatch-mark")}</p>
      <button type="button" data-testid="stopwatch-take-off" onClick={ofTimer}>
        {t("clock-of-timer")}
      </button>
    </div>
  );
}
