/** Records and personal bests of this round so far, and how sure they are. Nothing where none are known. */
import { PersonName } from "../../../../parts/PersonName.jsx";
import { RecordMark } from "../../../../parts/record-mark/RecordMark.jsx";
import { shown } from "../../../../parts/shown.js";
import { t } from "../../../../words/words.js";
import { useStanding } from "../../records/standing.js";
import { useFound } from "./useFound.js";
import "./round-records.css";

export function RecordsSection({ id, about: { round } }) {
  const standing = useStanding(id).value;
  const found = useFound(round, standing);
  if (!found) return null;
  return (
    <section class="desk-section" aria-labelledby="round-records" data-testid="round-records">
      <h2 id="round-records">{t("records-of-round")}</h2>
      {found.length === 0 && <p class="soft">{t("records-of-round-none")}</p>}
      {found.some(({ mark }) => mark.provisional) && (
        <p class="soft small">{t("records-provisional-hint")}</p>
      )}
      <ul class="round-records">
        {found.map(({ person, number, kind, value, mark }) => (
          <li key={`${number} ${kind}`} data-testid={`record-${number}-${kind}`}>
            <PersonName person={person ?? { number, name: "" }} />
            <span class="soft small">{t(`records-type-${kind}`)}</span>
            <strong class="digits">{shown(value, round.event, kind)}</strong>
            <RecordMark mark={mark} />
          </li>
        ))}
      </ul>
    </section>
  );
}
