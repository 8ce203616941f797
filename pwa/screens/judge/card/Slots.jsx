/** The attempts side by side as on a scorecard, each with its result and its state. */
import { StateMark } from "../../../parts/StateMark.jsx";
import { entryState } from "../../../store/entries.js";
import { t } from "../../../words/words.js";
import { authorOf } from "./author.js";
import { proposedSlots, slotState } from "./card.js";

export function Slots({ round, card, board, person, current, onChoose }) {
  const proposed = proposedSlots(board, person);
  return (
    <ol class="slots">
      {card.slots.map((slot) => {
        const state = slotState(slot, proposed.has(slot.slot), entryState);
        const author = authorOf(round.id, slot.op);
        return (
          <li key={slot.slot}>
            <button
              type="button"
              class="slot"
              data-testid={`slot-${slot.slot}`}
              aria-current={slot.slot === current ? "step" : undefined}
              onClick={() => onChoose(slot.slot)}
            >
              <span class="slot-number">
                <span class="hidden-words">{t("judge-attempt-short")} </span>
                {slot.slot}
              </span>
              <span class={`slot-value digits ${slot.op ? "" : "soft"}`}>
                {lastPart(slot.text) || "–"}
              </span>
              {state !== "empty" && (
                <StateMark state={state} data-testid={`entry-state-${slot.slot}`} />
              )}
              {author && (
                <span class="slot-by" data-testid={`entry-by-${slot.slot}`}>
                  <span class="hidden-words">{t("judge-entered-by", { name: author })}</span>
                  <span aria-hidden="true">{author}</span>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The result alone of a scorecard's line: `19.65` of `17.65 + 2 = 19.65`, `DNF` of `DNF (17.65)`. */
export function lastPart(text) {
  return (text ?? "")
    .split(" = ")
    .at(-1)
    .replace(/ \(.*\)$/, "");
}
