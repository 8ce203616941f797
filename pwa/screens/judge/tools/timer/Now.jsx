/** The timer that is connected: its name, what it does, and its digits as they come. */
import { stateWord } from "../../../../devices/words.js";
import { t } from "../../../../words/words.js";
import { Shape } from "./shapes.jsx";
import { looks } from "./strip.js";

export function Now({ timer: { name, link, model } }) {
  return (
    <div class="timer-now" role="status" data-testid="timer-now" data-state={model.state}>
      <Shape of={looks[model.state].shape} />
      <div>
        <span class="timer-now-state">
          {link === "opening" ? t("timer-opening") : stateWord(model.state)}
        </span>
        {name && <span class="soft small">{name}</span>}
      </div>
    </div>
  );
}
