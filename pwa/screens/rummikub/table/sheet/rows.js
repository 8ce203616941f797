/** The score sheet: a row a game, a cell a player, and what it comes to. */
import { gameOf } from "./columns.js";

/**
 * @typedef {{score: number, reason: string}} Cell `reason` as in `rummikub.game`
 * @typedef {{game: number, state: "empty"|"begun"|"counted"|"disputed"|"wrong"|"unknown", entry: object|null, value: object|null, cells: Record<number, Cell>}} Row
 *   `begun`: half entered on this phone; `wrong`: entered, but the rules cannot score it; `unknown`: the rules have not answered
 *
 * @param {number[]} games @param {object|null} table the fold @param {Record<number, object>} values by game: replies of `rummikub.game`
 * @param {number[]} begun games that are half entered here
 * @returns {Row[]}
 */
export function rowsOf(games, table, values, begun = []) {
  return games.map((game) => {
    const found = gameOf(table, game);
    const entry = found?.op ? found : null;
    const value = (entry && !entry.disputed && values[game]) ?? null;
    return {
      game,
      state: stateOf(entry, value, begun.includes(game)),
      entry,
      value,
      cells: cellsOf(value),
    };
  });
}

function stateOf(entry, value, isBegun) {
  if (!entry) return isBegun ? "begun" : "empty";
  if (entry.disputed) return "disputed";
  if (!value) return "unknown";
  return value.errors.length ? "wrong" : "counted";
}

function cellsOf(value) {
  const scores = Object.entries(value?.scores ?? {});
  return Object.fromEntries(
    scores.map(([id, score]) => [id, { score, reason: value.reasons[id] }]),
  );
}

/** @param {Row[]} rows @returns {{wins: number, points: number, games: number}} of one player, over the games that count */
export function totalOf(rows, person) {
  const cells = rows.map(({ cells }) => cells[person]).filter(Boolean);
  return {
    games: cells.length,
    wins: cells.filter(({ reason }) => reason === "winner").length,
    points: cells.reduce((sum, { score }) => sum + score, 0),
  };
}

/** Whether the round is complete: then the players confirm it. */
export function isComplete(rows) {
  return rows.length > 0 && rows.every(({ state }) => state === "counted");
}

/** The operations that a player confirms. */
export function inForce(rows) {
  return rows.filter(({ entry }) => entry).map(({ entry }) => entry.op);
}

/**
 * Where each player's confirmation stands.
 * @returns {{person: number, state: "none"|"confirmed"|"stale"}[]} of those who sit at the table
 */
export function confirmationsOf(columns, table) {
  const said = table?.confirmed ?? [];
  return columns
    .filter(({ here }) => here)
    .map(({ person }) => {
      const mine = said.filter((one) => one.person === person);
      if (mine.some(({ stale }) => !stale)) return { person, state: "confirmed" };
      return { person, state: mine.length ? "stale" : "none" };
    });
}
