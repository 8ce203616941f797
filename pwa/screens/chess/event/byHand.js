/**
 * A match that was played on paper, as the operations that open and end its record. A resignation is one; a mate has no move that anybody
 * saw here, so the arbiter ends the record with the words *mate*, and nothing is made up.
 */
export const WAYS = ["mate", "resign", "arbiter"];

const OTHER = { white: "black", black: "white" };

/**
 * The body of `match.open`. @param {object} plan of the event
 * @param {{white: number, black: number, table: number}} match as it was paired
 * @param {{white: object, black: object}} players with their names
 * @param {number} now epoch ms: the record's beginning
 */
export function openBody(plan, match, players, now) {
  return {
    game: "chess",
    config: { ...plan.config, cover_seed: "paper" },
    players,
    table: match.table,
    draw: { by: "pairing", white: players.white.name },
    checks: [],
    at_zero: now,
  };
}

/**
 * Bodies of the `match.event`s that end a match, after the former end is taken back where it had one.
 * @param {object|null} known the match's fold; null or without a match where it is opened just now
 * @param {{winner: "white"|"black"|null, way: "mate"|"resign"|"arbiter", said: string, over: boolean}} end
 */
export function endEvents(known, { winner, way, said, over }, now) {
  const last = known?.events?.at(-1)?.event.at_ms ?? 0;
  const at_ms = known?.match ? Math.max(last, now - known.match.at_zero) : 0;
  const end =
    way === "resign"
      ? { at_ms, do: "resign", player: OTHER[winner], words: said }
      : { at_ms, do: "arbiter-end", reason: said, ...(winner ? { winner } : {}) };
  return over ? [{ at_ms, do: "undo" }, end] : [end];
}
