/**
 * People in order, each with one's own way to be set aside. Who was stays in the same place, struck through, with the way back under the same finger:
 * nobody moves while somebody taps, and no tap is about more than one person.
 */
import { Button } from "../../../../parts/Button.jsx";
import { PersonName } from "../../../../parts/PersonName.jsx";
import { t } from "../../../../words/words.js";
import { personOf } from "../NameList.jsx";

/** `note(number)` is what stands before the name, such as a rank; `mark(number)` what stands behind it, such as a result; `box(number)` another control. */
export function People({ title, people, withdrawn = [], note, mark, box, onWithdraw }) {
  if (people.length === 0) return null;
  const staying = people.filter((number) => !withdrawn.includes(number)).length;
  return (
    <section class="name-list">
      <p class="name-list-title">
        {title} <span class="soft digits">{staying}</span>
      </p>
      <ol class="advancing">
        {people.map((number) => {
          const gone = withdrawn.includes(number);
          return (
            <li
              key={number}
              class={`advancing-person${gone ? " is-withdrawn" : ""}`}
              data-testid={`person-${number}`}
            >
              <span class="soft digits advancing-rank">{note ? note(number) : number}</span>
              <PersonName person={personOf(number)} number={false} />
              <span class="digits soft">{!gone && mark?.(number)}</span>
              {!gone && box?.(number)}
              {onWithdraw && (
                <Button
                  tone="quiet"
                  data-testid={`withdraw-${number}`}
                  onClick={() => onWithdraw(number)}
                >
                  {t(gone ? "organizer-withdraw-undo" : "organizer-withdraw")}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
