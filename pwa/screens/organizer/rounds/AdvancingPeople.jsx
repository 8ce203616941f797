/** People of the round before, by rank, with the result that they are ranked by and a control of one's own. */
import { PersonName } from "../../../parts/PersonName.jsx";
import { shown } from "../../../parts/shown.js";
import { personOf } from "./NameList.jsx";

export function AdvancingPeople({ title, people, previous, standings, control }) {
  if (people.length === 0) return null;
  const rows = new Map(standings.map((row) => [row.person, row]));
  return (
    <section class="name-list">
      <p class="name-list-title">
        {title} <span class="soft digits">{people.length}</span>
      </p>
      <ol class="advancing">
        {people.map((number) => (
          <li key={number} class="advancing-person" data-testid={`person-${number}`}>
            <span class="soft digits advancing-rank">{rows.get(number)?.rank}</span>
            <PersonName person={personOf(number)} number={false} />
            <span class="digits soft">{resultOf(rows.get(number), previous.event)}</span>
            {control?.(number)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function resultOf(row, event) {
  if (!row) return "";
  return row.average ? shown(row.average, event, "average") : shown(row.best, event);
}
