/** One match: two people with their seeds, sets and points, who won and by what, and its points one by one behind a fold. */

import { t } from "../../words/words.js";
import { PersonName } from "../PersonName.jsx";
import { byOf, comesFrom, leaderOf, pointsNow, stateOf } from "./bracket.js";
import { matchName } from "./named.js";
import { Sets } from "./Sets.jsx";
import "../fold.css";

const SIDES = [0, 1];

export function Match({ bracket, row, personOf, textOf, control }) {
  const state = stateOf(bracket, row);
  const by = byOf(row);
  return (
    <article class={`match match-${state}`} data-testid={`match-${row.match}`}>
      <header class="match-head">
        <h4>{matchName(row.match)}</h4>
        <span class="match-state">{t(`match-state-${state}`)}</span>
      </header>
      {state !== "over" && <p class="soft small">{t("match-first-to", { sets: row.first_to })}</p>}
      <Sides bracket={bracket} row={row} personOf={personOf} />
      {by && <p class="soft small">{t(`match-by-${by}`)}</p>}
      {row.sets.some(({ won }) => won.length > 0) && (
        <details class="fold">
          <summary>{t("match-points")}</summary>
          <Sets row={row} personOf={personOf} textOf={(...attempt) => textOf(row, ...attempt)} />
        </details>
      )}
      {control?.(row)}
    </article>
  );
}

/** The two under each other, with who leads or has won. */
export function Sides({ bracket, row, personOf }) {
  const leader = leaderOf(row);
  const points = pointsNow(row);
  const both = row.people.every(Boolean);
  return (
    <ul class="sides">
      {both && !row.walkover && (
        <li class="sides-head" aria-hidden="true">
          <span>{t("match-sets")}</span>
          {!row.decided && <span>{t("match-points-short")}</span>}
        </li>
      )}
      {SIDES.map((side) => {
        const number = row.people[side];
        const ahead = Boolean(number) && leader === number;
        return (
          <li
            key={side}
            class={`side ${ahead ? "side-ahead" : ""} ${row.decided && !ahead ? "side-lost" : ""}`}
          >
            <span class="side-seed digits soft">
              {row.seeds[side] && (
                <>
                  <span class="hidden-words">{t("match-seed")} </span>
                  {row.seeds[side]}
                </>
              )}
            </span>
            <span class="side-who">
              {number ? (
                <PersonName person={personOf(number)} number={false} />
              ) : (
                <span class="soft">{nobodyYet(bracket, row, side)}</span>
              )}
              {ahead && (
                <span class="side-word">{t(row.decided ? "match-won" : "match-leads")}</span>
              )}
            </span>
            {!row.walkover && both ? (
              <span class="side-score digits">
                <span class="hidden-words">{t("match-sets")} </span>
                {row.score[side]}
                {!row.decided && (
                  <>
                    <span class="hidden-words"> {t("match-points-now")}</span>{" "}
                    <span class="side-points">{points[side]}</span>
                  </>
                )}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Nobody ever (0), or nobody yet: who comes from another match. */
function nobodyYet(bracket, row, side) {
  if (row.people[side] === 0) return t("match-nobody");
  const from = comesFrom(bracket, row, side);
  if (!from) return t("match-nobody-yet");
  return t(from.lost ? "match-loser-of" : "match-winner-of", { match: matchName(from.match) });
}
