/** The seeds by name, who would be next, and who has withdrawn, each with the way to withdraw or back. */
import { Button } from "../../../../parts/Button.jsx";
import { PersonName } from "../../../../parts/PersonName.jsx";
import { t } from "../../../../words/words.js";
import { personOf } from "../NameList.jsx";

export function SeedList({ seeds, reserve, drawn, rows, withdrawn, onTurn }) {
  const rankOf = new Map(rows.map(({ person, rank }) => [person, rank]));
  const line = (words) => (person, at) => (
    <li key={person} class="advancing-person" data-testid={`person-${person}`}>
      <span class="soft digits advancing-rank">{words.seed ? at + 1 : ""}</span>
      <span>
        <PersonName person={personOf(person)} number={false} />{" "}
        <span class="soft small">
          {t("match-rank-before", { rank: rankOf.get(person) ?? 0 })}
          {drawn.includes(person) && ` · ${t("match-drawn")}`}
        </span>
      </span>
      <span />
      {words.turn && (
        <Button tone="quiet" data-testid={`withdraw-${person}`} onClick={() => onTurn(person)}>
          {t(words.turn)}
        </Button>
      )}
    </li>
  );
  return (
    <>
      <People title={t("match-seeds")} people={seeds}>
        {line({ seed: true, turn: "organizer-withdraw" })}
      </People>
      <People title={t("organizer-withdrawn")} people={withdrawn}>
        {line({ turn: "organizer-withdraw-undo" })}
      </People>
      <People title={t("organizer-reserve")} people={reserve}>
        {line({})}
      </People>
    </>
  );
}

function People({ title, people, children }) {
  if (people.length === 0) return null;
  return (
    <section class="name-list">
      <p class="name-list-title">
        {title} <span class="soft digits">{people.length}</span>
      </p>
      <ol class="advancing">{people.map(children)}</ol>
    </section>
  );
}
