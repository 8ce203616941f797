/** One table for both sizes: on a phone its cells are placed in two lines by the style sheet, the markup stays a table. */
import { PersonName } from "../../parts/PersonName.jsx";
import { RecordMark } from "../../parts/record-mark/RecordMark.jsx";
import { language, t } from "../../words/words.js";
import { countryName } from "./standings.js";

export function StandingsTable({ caption, rows, slots, average, averageFirst }) {
  const results = [
    { key: "best", label: t("public-best") },
    ...(average ? [{ key: "average", label: t("public-average") }] : []),
  ];
  if (averageFirst) results.reverse();
  const places = slots > 1 ? Array.from({ length: slots }, (_, index) => index) : []; // one is the best itself
  return (
    <table class={`standings ${averageFirst ? "standings-average" : ""}`}>
      <caption class="hidden-words">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" class="st-rank">
            {t("public-rank")}
          </th>
          <th scope="col" class="st-name">
            {t("public-name")}
          </th>
          <th scope="col" class="st-country">
            {t("public-country")}
          </th>
          {places.map((index) => (
            <th key={index} scope="col" class="st-attempt">
              {index + 1}
            </th>
          ))}
          {results.map(({ key, label }, index) => (
            <th key={key} scope="col" class={index === 0 ? "st-main" : "st-other"}>
              {label}
            </th>
          ))}
          <th scope="col" class="st-state">
            <span class="hidden-words">{t("public-state")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.person.number}
            data-testid={`standing-${row.person.number}`}
            class={row.begun ? "" : "st-waiting"}
          >
            <td class="st-rank">{row.rank ?? "–"}</td>
            <th scope="row" class="st-name">
              <PersonName person={row.person} number={false} />
            </th>
            <td class="st-country">{countryName(row.person.country, language.value)}</td>
            {places.map((index) => (
              <td
                key={index}
                class={`st-attempt ${row.attempts[index]?.dropped ? "st-dropped" : ""}`}
              >
                {row.attempts[index]?.shown}
              </td>
            ))}
            {results.map(({ key, label }, index) => (
              <td key={key} class={index === 0 ? "st-main" : "st-other"} data-label={label}>
                {row[key]} <RecordMark mark={row.marks[key]} />
              </td>
            ))}
            <td class="st-state">{stateWord(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In words what is not settled yet; nothing where all is. */
function stateWord(row) {
  if (row.state === "disputed") return <span class="st-disputed">{t("public-disputed")}</span>;
  if (!row.begun) return t("public-not-begun");
  return row.state === "provisional" ? t("public-provisional") : "";
}
