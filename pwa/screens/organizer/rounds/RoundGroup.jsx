/** Rounds of one status under their heading; many of those that nobody acts on now stand behind their count. */
import { t } from "../../../words/words.js";
import { RoundRow } from "./RoundRow.jsx";
import "../../../parts/fold.css";

const FOLDED = new Set(["waiting", "over"]);
const FOLDED_FROM = 9;

export function RoundGroup({ id, seat, name, rows, onAsk }) {
  const heading = (
    <h2 id={`group-${name}`}>
      {t(`organizer-group-${name}`)} <span class="soft digits">{rows.length}</span>
    </h2>
  );
  const list = (
    <ul class="round-list">
      {rows.map((row) => (
        <RoundRow
          key={row.round.id}
          id={id}
          seat={seat}
          about={row}
          onAsk={(what) => onAsk(what, row)}
        />
      ))}
    </ul>
  );
  if (FOLDED.has(name) && rows.length >= FOLDED_FROM) {
    return (
      <details class="fold round-people round-group-folded" data-testid={`group-${name}`}>
        <summary>{heading}</summary>
        {list}
      </details>
    );
  }
  return (
    <section class="round-group" aria-labelledby={`group-${name}`}>
      {heading}
      {list}
    </section>
  );
}
