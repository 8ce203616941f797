/** The StackMat at a side in one line: its state by shape and word, what was noticed, and the way to its sheet. */
import { flagWord, stateWord } from "../../../../devices/words.js";
import { t } from "../../../../words/words.js";
import { Shape } from "../../../judge/tools/timer/shapes.jsx";
import { hintOf, looks, stateOf } from "../../../judge/tools/timer/strip.js";
import { timeOf } from "../phase/times.js";

export function Strip({ place, timer, standing, onTake, onOpen }) {
  const state = stateOf(timer.model);
  const { shape, tone } = looks[state];
  const hint = hintOf(timer, false);
  const flags = timer.model.offer?.flags ?? timer.model.flags;
  return (
    <div class={`cube-timer cube-timer-${tone}`}>
      <button
        type="button"
        class="cube-timer-what"
        data-testid={`cube-timer-${place}`}
        data-state={state}
        onClick={onOpen}
      >
        <Shape of={shape} />
        <span class="cube-timer-words">
          <span class="cube-timer-state" aria-live="polite">
            {timer.link === "none" ? t("chess-cube-timer-none") : stateWord(state)}
          </span>
          {hint && <span class="cube-timer-hint">{t(hint)}</span>}
          {flags.map((flag) => (
            <span key={flag} class="cube-timer-hint">
              {flagWord(flag)}
            </span>
          ))}
        </span>
      </button>
      {standing && (
        <button type="button" class="cube-act" data-testid={`take-${place}`} onClick={onTake}>
          {t("timer-take", { time: timeOf(standing.cs) })}
        </button>
      )}
    </div>
  );
}
