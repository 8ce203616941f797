/** What was entered at this phone last, each with who entered it and where it stands; closed, it shows the very last. */
import { PersonName, shownName } from "../../../parts/PersonName.jsx";
import { StateMark } from "../../../parts/StateMark.jsx";
import { entryState } from "../../../store/entries.js";
import { operations } from "../../../store/replica.js";
import { seat } from "../../../store/seats.js";
import { t } from "../../../words/words.js";
import { cardOf, proposedSlots, slotState } from "../card/card.js";
import { lastPart } from "../card/Slots.jsx";
import { plainText } from "../entry/entry.js";
import { recentOf } from "./recent.js";

const most = 5;

export function Recent({ round, board, people, onPick }) {
  const ops = operations(round.id).map(({ op }) => op);
  const recent = recentOf(ops, seat.value.device, most).map((op) => ({
    op,
    person: people.find(({ number }) => number === op.subject.person) ?? {
      number: op.subject.person,
      name: "",
    },
    ...standing(op, round, board),
  }));
  if (recent.length === 0) return null;
  const [last] = recent;
  return (
    <details class="recent" data-testid="recent">
      <summary>
        <span class="recent-last">
          {t("judge-recent", { name: shownName(last.person), slot: last.op.subject.slot })}{" "}
          <strong class="digits">{last.text}</strong>
        </span>
        <StateMark state={last.state} />
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 6l4 4 4-4" />
        </svg>
      </summary>
      <ul class="picker-list">
        {recent.map(({ op, person, text, state }) => (
          <li key={op.id}>
            <button type="button" class="person-row" onClick={() => onPick(person.number)}>
              <span>
                <PersonName person={person} />
                <span class="recent-by">
                  {t("judge-attempt-numbered", { slot: op.subject.slot })}
                  {op.by && ` · ${t("judge-entered-by", { name: op.by })}`}
                </span>
              </span>
              <span class="recent-what">
                <strong class="digits">{text}</strong>
                <StateMark state={state} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The entry as its attempt stands now; where another entry counts, as it was typed. */
function standing(op, round, board) {
  const { person, slot } = op.subject;
  const now = cardOf(board, round, person).slots.find((one) => one.slot === slot);
  const own = entryState(op.id);
  if (now?.op !== op.id) return { text: plainText(op.body), state: own };
  const proposed = proposedSlots(board, person).has(slot);
  return { text: lastPart(now.text), state: slotState(now, proposed, entryState) };
}
