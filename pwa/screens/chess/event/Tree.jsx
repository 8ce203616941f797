/** The bracket of a knock-out: stages side by side where there is room, each match with its two players and its score. */
import { t } from "../../../words/words.js";
import { useAsked } from "../../side/useAsked.js";
import "../../../parts/bracket/bracket.css";
import { Who } from "../../side/Who.jsx";
import { matchStream } from "../streams.js";
import { matchHref } from "../views.js";
import { pairingRequest, pointsText } from "./model.js";
import { rowState, treeOf } from "./tree.js";

export function Tree({ id, event, fold, results, current, who }) {
  const { value } = useAsked(current ? pairingRequest("pairing.bracket", fold, results) : null);
  if (!value) return null;
  return (
    <div class="bracket" data-testid="bracket">
      {treeOf(value.stages).map(({ stage, matches }) => (
        <section key={stage} class="bracket-stage">
          <h3>{stageName(stage)}</h3>
          <ol class="bracket-matches">
            {matches.map((row) => (
              <li key={row.match}>
                <article class={`match match-${rowState(row)}`} data-testid={`tree-${row.match}`}>
                  <header class="match-head">
                    <h4>
                      {t("chess-event-match", { number: Number(row.match.split("-")[1] ?? 1) })}
                    </h4>
                    {row.number && (
                      <a
                        class="match-state"
                        href={matchHref(id, matchStream(event, row.round, row.number), "log")}
                      >
                        {t("chess-event-to-log")}
                      </a>
                    )}
                  </header>
                  <ul class="sides">
                    {row.people.map((person, side) => (
                      <Side key={`${side} ${person}`} row={row} side={side} who={who} />
                    ))}
                  </ul>
                </article>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Side({ row, side, who }) {
  const person = row.people[side];
  const won = Boolean(person) && row.winner === person;
  return (
    <li class={`side ${won ? "side-ahead" : ""} ${row.decided && !won ? "side-lost" : ""}`}>
      <span class="side-seed digits soft">{row.seeds[side]}</span>
      <span class="side-who">
        {person ? (
          <Who person={who(person)} number={false} />
        ) : (
          <span class="soft">{t(person === 0 ? "chess-event-nobody" : "chess-event-open")}</span>
        )}
        {won && (
          <span class="side-word">
            {t(row.walkover ? "chess-event-goes-on" : "chess-event-won")}
          </span>
        )}
      </span>
      <span class="side-score digits">{row.points && pointsText(row.points[side])}</span>
    </li>
  );
}

/** `F`, `SF`, `QF`, or `R16` and the like. */
function stageName(stage) {
  const many = /^R(\d+)$/.exec(stage);
  return many
    ? t("chess-event-stage-R", { count: Number(many[1]) })
    : t(`chess-event-stage-${stage}`);
}
