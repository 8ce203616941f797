/** The timer that is connected: its name, what it does, and its digits as they come. */
import { stateWord } from "../../../../devices/words.js";
import { t } from "../../../../words/words.js";
import { Shape } from "./shapes.jsx";
import { isUnheard, looks } from "./strip.js";

export function Now({ timer }) {
  const { name, model } = timer;
  return (
    <div class="timer-now" role="status" data-testid="timer-now" data-state={model.state}>
      <Shape of={looks[model.state].shape} />
      <div>
        <span class="timer-now-state">{saidOf(timer)}</span>
        {name && <span class="soft small">{name}</span>}
      </div>
    </div>
  );
}

function saidOf(timer) {
  if (timer.link === "opening") return t("timer-opening");
  return isUnheard(timer) ? t("timer-unheard") : stateWord(timer.model.state);
}
