/** What was reported from the tables: what has no answer yet, the newest first, then what has. */
import { operations } from "../../../store/replica.js";
import { t } from "../../../words/words.js";
import { IncidentRow } from "./IncidentRow.jsx";
import { incidentsOf } from "./incidents.js";
import "./incidents.css";

export function IncidentList({ id }) {
  const list = incidentsOf(operations("review"));
  if (list.length === 0) return null;
  const open = list.filter(({ answers }) => answers.length === 0).length;
  return (
    <section class="incidents" aria-labelledby="incidents-title">
      <h2 id="incidents-title">
        {t("incident-list")} <span class="soft digits">{open}</span>
      </h2>
      <ul class="desk-rows" data-testid="incidents">
        {list.map((item) => (
          <IncidentRow key={item.entry.op.id} id={id} item={item} />
        ))}
      </ul>
    </section>
  );
}
