/** One line beside an entry: that its time came from the timer, by which way, and what was noticed. */
import { sourceOf } from "../../devices/sources.js";
import { t } from "../../words/words.js";
import { flagsOf } from "./flags.js";
import "./timer-line.css";

export default function TimerLine({ timer }) {
  const { word, flags } = flagsOf(timer);
  return (
    <span class="timer-line small" data-testid="timer-line">
      <span class="soft">{t(word, { way: wayWord(timer.source) })}</span>
      {flags.map(({ flag, words }) => (
        <strong key={flag} data-testid={`timer-said-${flag}`}>
          {words}
        </strong>
      ))}
    </span>
  );
}

/** A way that this version does not know is told by its own name. */
function wayWord(source) {
  const way = sourceOf(source);
  return way ? t(way.word) : source;
}
