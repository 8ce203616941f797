/** The stopwatch on the dark screen of an attempt under way. */
import { t } from "../../../../words/words.js";
import { clockOf } from "../../attempt/clocks.js";
import { Face } from "./Face.jsx";
import { stop } from "./stop.js";

export default function InProgressClock({ attempt, onStopped }) {
  const clock = clockOf("stopwatch", attempt);
  if (clock?.start === undefined) return null;
  return (
    <>
      <Face clock={clock} />
      <button
        type="button"
        class="dark-clock-main"
        data-testid="stopwatch-stop"
        onClick={() => {
          stop(attempt);
          onStopped();
        }}
      >
        {t("clock-stop")}
      </button>
    </>
  );
}
