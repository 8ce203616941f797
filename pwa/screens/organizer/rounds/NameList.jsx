/** People by name under a heading; nothing at all where there is nobody. */
import { PersonName } from "../../../parts/PersonName.jsx";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { attemptsDone } from "./progress.js";
import "../../../parts/fold.css";

const FOLDED_FROM = 12;

/** A long list behind its own count, so that it does not push away what stands below. */
export function FoldedNames({ title, people }) {
  if (people.length < FOLDED_FROM) return <NameList title={title} people={people} />;
  return (
    <details class="fold round-people">
      <summary>
        {title} {people.length}
      </summary>
      <NameList people={people} />
    </details>
  );
}

export function NameList({ title, people, board }) {
  if (people.length === 0) return null;
  const cards = new Map(board?.cards.map((card) => [card.person, card]));
  return (
    <div class="name-list">
      {title && (
        <p class="name-list-title">
          {title} <span class="soft digits">{people.length}</span>
        </p>
      )}
      <ul class="names">
        {people.map((number) => (
          <li key={number} data-testid={`person-${number}`}>
            <PersonName person={personOf(number)} />
            {cards.has(number) && (
              <span class="soft small digits">
                {t("organizer-attempts-done", {
                  done: attemptsDone(cards.get(number)),
                  all: cards.get(number).slots.length,
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The kit's person, or only the number where the kit does not know it (a walk-in of another phone). */
export function personOf(number) {
  const found = kit.value.people.find((person) => person.number === number);
  return found ?? { number, name: t("organizer-unknown-person"), local_name: null };
}
