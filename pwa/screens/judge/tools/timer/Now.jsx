/** The timer that is connected: what it does, what the judge calls it (`called`), and the name of its adapter or its own. */
import { stateWord } from "../../../../devices/words.js";
import { t } from "../../../../words/words.js";
import { Shape } from "./shapes.jsx";
import { isUnheard, looks } from "./strip.js";

export function Now({ timer, called }) {
  const { name, model } = timer;
  const names = [called, name].filter(Boolean);
  return (
    <div class="timer-now" role="status" data-testid="timer-now" data-state={model.state}>
      <Shape of={looks[model.state].shape} />
      <div>
        <span class="timer-now-state">{saidOf(timer)}</span>
        {names.length > 0 && <span class="soft small">{names.join(" · ")}</span>}
      </div>
    </div>
  );
}

function saidOf(timer) {
  if (timer.link === "opening") return t("timer-opening");
  return isUnheard(timer) ? t("timer-unheard") : stateWord(timer.model.state);
}
