/** What an event waits for, for a line in the list: by the rules' standings where they are known, else by its own stream. */
import { standing } from "./registration.js";

/**
 * @param {object} fold of the event, with a plan @param {object|null} standings `tables.standings` of it, null while unknown
 * @returns {{what: "over"|"close"|"cut"|"playing"|"draw"|"registration", round: number, count: number, places: number|null}} `count`: games to come of the
 *   round, else players; `round` 0 where none is on
 */
export function waitsFor(fold, standings) {
  const { playing } = standing(fold);
  const players = { round: 0, count: playing.length, places: fold.plan.capacity ?? null };
  if (fold.closed) return { what: "over", ...players };
  const { state, round } = standings ?? {};
  if (state === "over") return { what: "close", ...players };
  if (state === "cut") return { what: "cut", ...players, round: round ?? 0 };
  if (state === "playing")
    return { what: "playing", ...players, round, count: gamesToCome(standings) };
  if (state === "draw" && fold.draws.length > 0) return { what: "draw", ...players, round };
  return { what: "registration", ...players };
}

function gamesToCome({ stages, round }) {
  return stages
    .flatMap(({ outstanding }) => outstanding)
    .filter((one) => one.round === round)
    .reduce((sum, { games }) => sum + games.length, 0);
}
