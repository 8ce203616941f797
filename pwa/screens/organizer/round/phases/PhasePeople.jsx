/** People of a phase by rank, with the best of their attempts so far; nothing at all where there is nobody. */
import { PersonName } from "../../../../parts/PersonName.jsx";
import { shown } from "../../../../parts/shown.js";
import { personOf } from "../../rounds/NameList.jsx";

export function PhasePeople({ title, people, rows, event, control, testId }) {
  if (people.length === 0) return null;
  const ranked = new Map(rows.map((row) => [row.person, row]));
  return (
    <section class="name-list" data-testid={testId}>
      <p class="name-list-title">
        {title} <span class="soft digits">{people.length}</span>
      </p>
      <ol class="advancing">
        {people.map((number) => (
          <li key={number} class="advancing-person" data-testid={`person-${number}`}>
            <span class="soft digits advancing-rank">{ranked.get(number)?.rank}</span>
            <PersonName person={personOf(number)} />
            <span class="digits soft">{shown(ranked.get(number)?.best, event)}</span>
            {control?.(number)}
          </li>
        ))}
      </ol>
    </section>
  );
}
