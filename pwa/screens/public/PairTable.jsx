/** Dual Rounds: the standings over both, and from which of the two each result is. */
import { PersonName } from "../../parts/PersonName.jsx";
import { t } from "../../words/words.js";
import { byAverage } from "./standings.js";

export function PairTable({ reply }) {
  const people = new Map(reply.people.map((person) => [person.number, person]));
  const average = byAverage(reply.round.format);
  const { rows } = reply.pair;
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="pair" data-testid="pair">
      <h2 id="pair">{t("dual-standings")}</h2>
      <p class="soft small">{t("dual-better-counts")}</p>
      <table class="standings-pair">
        <tbody>
          {rows.map((row) => (
            <tr key={row.person} data-testid={`pair-${row.person}`}>
              <td class="st-rank">{row.rank ?? "–"}</td>
              <th scope="row">
                <PersonName
                  person={people.get(row.person) ?? { number: row.person, name: `#${row.person}` }}
                  number={false}
                />
              </th>
              <td class="pair-result">{(average && row.average_text) || row.best_text}</td>
              <td class="soft small">{t("dual-counts", { number: row.round })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{t("public-round", { number: reply.round.number })}</h2>
    </section>
  );
}
