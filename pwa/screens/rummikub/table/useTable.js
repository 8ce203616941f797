/** A table in a component: who sits there, its games and what they are worth. */
import { shownName } from "../../../parts/PersonName.jsx";
import { mayRun, mayScore } from "../../side/roles.js";
import { begunGames } from "./entry/kept.js";
import { columnsOf, gamesOf } from "./sheet/columns.js";
import { rowsOf } from "./sheet/rows.js";
import { useScores } from "./sheet/useScores.js";

/**
 * @param {{round: number, number: number, event: string}} place @param {object} side see RummikubSide.jsx
 * @returns {object} `id`, `stream`, `place`, `plan`, `fold` (of the table, null before anything is known), `columns`, `games`, `rows`, `code` (why the rules cannot
 *   be asked), `nameOf(person)`, `who(person)`, `mayScore`, `mayRule` (the referee), `asOf`
 */
export function useTable(id, stream, place, side) {
  const { event, plan, seat, who } = side;
  const found = side.fold(stream);
  const fold = found?.games ? found : null;
  const { values, code } = useScores(fold, plan?.options);
  const games = gamesOf(plan, fold, place.round);
  return {
    id,
    stream,
    place,
    plan,
    fold,
    code,
    who,
    games,
    columns: columnsOf(event, fold, place),
    rows: rowsOf(games, fold, values, seat ? begunGames(id, stream) : []),
    nameOf: (person) => shownName(who(person)),
    mayScore: Boolean(seat) && mayScore(seat.role),
    mayRule: Boolean(seat) && mayRun(seat.role),
    asOf: side.asOf,
  };
}
