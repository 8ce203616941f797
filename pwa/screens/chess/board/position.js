/**
 * The position on the board, rebuilt from a match's events that are in force. Who moves is what `chess.replay` says, never the board:
 * a double move, a lost turn or a start out of turn passes the move, and with it a capture in passing lapses.
 */
import { Chess } from "chess.js";
import { heldEvents } from "../held.js";

const SIDES = { white: "w", black: "b" };
const OTHER = { white: "black", black: "white" };

/**
 * @typedef {object} Played
 * @property {number} index of the event that brought it
 * @property {number} at_ms
 * @property {'white'|'black'} player
 * @property {number} part
 * @property {'free'|'second'|'normal'|'parry'} kind
 * @property {string} uci
 * @property {string} san
 * @property {string} fen after it
 */

/**
 * @param {{event: object, move?: {uci: string, san: string, fen: string}}[]} events of the match's fold
 * @param {object} replay the reply of `chess.replay` to them
 * @returns {{chess: Chess, fen: string, moves: Played[], gap: null|{what: 'missing'|'impossible', index: number, player: string,
 *   kind: string|null, last: boolean}}}
 *   `gap`: the first move that was entered without the board, or that this board cannot have; the position is the one before it, and `last` says
 *   whether it is the match's newest event, so that it can still be made good
 */
export function positionOf(events, replay) {
  const chess = new Chess();
  const held = heldEvents(events, replay);
  const entered = held.filter(({ event }) => event.do === "move" || event.do === "mate");
  const found = { chess, moves: [], gap: null };
  let part = 1;
  let next = 0;
  for (const line of replay.log) {
    if (found.gap) break;
    if (line.what === "start") part = line.part;
    const one = line.what === "move" ? entered[next++] : null;
    try {
      follow(found, line, part, one);
    } catch {
      found.gap = gapAt("impossible", line, one, held);
    }
    if (one && !one.entry.move) found.gap = gapAt("missing", line, one, held);
  }
  return { ...found, fen: chess.fen() };
}

/** Gives the move to a player; where it was the other's, nobody can capture in passing any more. @throws {Error} out of a check */
export function giveMove(chess, player) {
  chess.setTurn(SIDES[player]);
}

/** @returns {{from: string, to: string, promotion?: string}} of `e7e8q` */
export function squaresOf(uci) {
  const promotion = uci.slice(4);
  return { from: uci.slice(0, 2), to: uci.slice(2, 4), ...(promotion && { promotion }) };
}

function follow(found, line, part, one) {
  const { chess, moves } = found;
  if (line.what === "start") giveMove(chess, line.player);
  if (line.what === "lost" && !line.kept) giveMove(chess, OTHER[line.player]);
  if (!one?.entry.move) return;
  giveMove(chess, line.player);
  const { san, lan, after } = chess.move(squaresOf(one.entry.move.uci));
  const { at_ms, player, kind } = line;
  moves.push({ index: one.index, at_ms, player, part, kind, uci: lan, san, fen: after });
  if (kind === "free" && !chess.inCheck()) giveMove(chess, player);
}

function gapAt(what, line, one, held) {
  const index = one?.index ?? null;
  const { player, kind = null } = line;
  return { what, index, player, kind, last: index !== null && index === held.at(-1)?.index };
}
