/** What one operation says of a side event: the plan in a line, a round's pairs, somebody's entry, or that scrambles were made; of an event of tables see OfTables.jsx. */
import { shownName } from "../../../parts/PersonName.jsx";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { personOf } from "../../side/people.js";
import { OfTables, ofTables } from "./OfTables.jsx";

export function Said({ op, entrants }) {
  const nameOf = (number) => shownName(personOf(kit.value.people, entrants, number));
  if (ofTables(op)) return <OfTables op={op} nameOf={nameOf} />;
  if (op.kind === "pairing.publish") return <Pairs body={op.body} nameOf={nameOf} />;
  if (op.kind === "side.plan") return <Plan body={op.body} />;
  if (op.kind === "entrant.add") return <Entry op={op} nameOf={nameOf} />;
  return <p class="side-last">{t("delegate-side-set")}</p>;
}

function Pairs({ body, nameOf }) {
  return (
    <ol class="side-pairs">
      <li class="soft small">
        {t("chess-what-white")} – {t("chess-what-black")}
      </li>
      {[...body.matches]
        .sort((a, b) => a.match - b.match)
        .map(({ match, white, black }) => (
          <li key={match}>
            {nameOf(white)} – {nameOf(black)}
          </li>
        ))}
      {body.byes.map((person) => (
        <li key={person}>{t("delegate-side-bye", { name: nameOf(person) })}</li>
      ))}
    </ol>
  );
}

function Plan({ body }) {
  const { config, rounds } = body;
  return (
    <>
      <p class="side-last">{body.name}</p>
      <p>
        {[t(`chess-event-format-${body.format}`), config.ruleset, config.format].join(" · ")}
        {rounds ? ` · ${t("chess-event-rounds-count", { count: rounds })}` : ""}
      </p>
    </>
  );
}

function Entry({ op, nameOf }) {
  const { name, rating } = op.body;
  return (
    <>
      <p class="side-last">{name || nameOf(op.subject.person)}</p>
      <p>{rating ? `${t("chess-event-rating")} ${rating}` : t("chess-event-unrated")}</p>
    </>
  );
}
