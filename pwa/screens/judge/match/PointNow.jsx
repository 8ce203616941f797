/** The point to be played: which it is, and for each of the two either what stands there or the way to the keypad. */

import { Button } from "../../../parts/Button.jsx";
import { nextPoint } from "../../../parts/bracket/bracket.js";
import { shownName } from "../../../parts/PersonName.jsx";
import { StateMark } from "../../../parts/StateMark.jsx";
import { entryState } from "../../../store/entries.js";
import { t } from "../../../words/words.js";
import { proposedSlots, slotState } from "../card/card.js";
import { lastPart } from "../card/Slots.jsx";
import { pointLines } from "./lines.js";
import { personOf } from "./people.js";

export function PointNow({ board, row, onAttempt }) {
  const point = nextPoint(row);
  return (
    <section class="point-now">
      <h3 data-testid="point-now">{t("match-set-point", { set: row.next.set, point })}</h3>
      <ul class="point-sides">
        {pointLines(board, row).map((line, side) => {
          const person = row.people[side];
          const proposed = proposedSlots(board, person).has(line.slot);
          const open = line.status === "empty" || line.status === "extra";
          return (
            <li key={person} class="point-side">
              <strong>{shownName(personOf(person))}</strong>
              {!open && <span class="digits point-result">{lastPart(line.text) || "–"}</span>}
              {line.op && <StateMark state={slotState(line, proposed, entryState)} />}
              <Button
                tone={open ? "go" : "plain"}
                wide
                data-testid={`enter-${person}`}
                onClick={() => onAttempt(person, point)}
              >
                {t(open ? "match-enter" : "match-look")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
