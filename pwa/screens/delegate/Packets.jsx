/** The last packets of the timer, unfolded when somebody doubts a time: the bytes, and what each says. */
import { hasWord, t } from "../../words/words.js";
import { readPackets } from "./packets.js";
import "./packets.css";

export function Packets({ packets }) {
  if (!packets?.length) return null;
  return (
    <details class="packets small">
      <summary data-testid="packets">{t("timer-packets", { count: packets.length })}</summary>
      <ol>
        {readPackets(packets).map(({ hex, letter, time }, place) => (
          <li key={place}>
            <code>{hex}</code>
            <span class="digits">
              <b>{letterWord(letter)}</b> {time}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A StackMat's letter as it is, a told state in words. */
function letterWord(letter) {
  if (letter === " ") return t("timer-letter-space");
  return letter && hasWord(`timer-state-${letter}`) ? t(`timer-state-${letter}`) : letter;
}
