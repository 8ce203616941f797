/** Who stands on the podium, once the last round of an event is over. */
import { PersonName } from "../../parts/PersonName.jsx";
import { t } from "../../words/words.js";

export function Podium({ rows }) {
  return (
    <section class="podium" aria-labelledby="podium-title" data-testid="podium">
      <h2 id="podium-title">{t("public-podium")}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.person.number} class={`podium-${row.rank}`}>
            <strong class="digits podium-place">{row.rank}</strong>
            <PersonName person={row.person} number={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
