/** What the player on move can do on the board, and which legal moves this phase of the match bars. */
import { Chess } from "chess.js";
import { giveMove } from "./position.js";

const OTHER = { white: "black", black: "white" };
const HEAVY = ["r", "q"];
const NOTHING = { moves: [], flag: null };

/**
 * @typedef {object} Option
 * @property {string} from a square, `e2`
 * @property {string} to
 * @property {'q'|'r'|'b'|'n'|undefined} promotion
 * @property {'p'|'n'|'b'|'r'|'q'|undefined} captured by the piece's present type: a promoted queen is a queen
 * @property {boolean} check whether it gives check, discovered too
 * @property {boolean} mate
 * @property {{uci: string, san: string, fen: string}} move as it is stored with the event
 * @property {null|'free-move-check'|'second-move-capture'} barred why it may not be played now, as `chess.replay` refuses it
 */

/**
 * @param {string} fen of `positionOf`
 * @param {object} replay in whose state PLAY somebody is on move
 * @returns {{moves: Option[], flag: null|'mate'|'stalemate'|'no-free-move'|'no-second-move'|'turn'}} `flag`: that nothing can be played, and why; `turn`: the
 *   board has the other side in check, so that it cannot be this player's move
 */
export function optionsOf(fen, { state, phase, on_move: player }) {
  if (state !== "PLAY" || !player) return NOTHING;
  const chess = new Chess(fen);
  try {
    giveMove(chess, player);
  } catch {
    return { moves: [], flag: "turn" };
  }
  const moves = chess.moves({ verbose: true }).map((move) => optionOf(move, phase));
  return { moves, flag: flagOf(moves, phase, chess.inCheck()) };
}

/** @returns {object} the event of `chess.replay` that plays an option */
export function eventOf({ mate, check, captured }, player) {
  const what = mate ? { do: "mate", player } : { do: "move", player, check };
  return captured ? { ...what, captured } : what;
}

/** @returns {object|null} the event that says what a flag means: the turn is lost without a move, or the move before was mate */
export function eventOfFlag(flag, player) {
  if (flag === "mate") return { do: "mate", player: OTHER[player] };
  if (flag === null || flag === "turn") return null;
  return { do: "lost-claim", player, reason: "no-move" };
}

function optionOf({ from, to, promotion, captured, san, lan, after }, phase) {
  const check = /[+#]$/.test(san);
  const mate = san.endsWith("#");
  const barred = barredIn(phase, check, captured);
  return {
    from,
    to,
    promotion,
    captured,
    check,
    mate,
    barred,
    move: { uci: lan, san, fen: after },
  };
}

function barredIn(phase, check, captured) {
  if (phase === "DOUBLE1" && check) return "free-move-check";
  if (phase === "DOUBLE2" && HEAVY.includes(captured)) return "second-move-capture";
  return null;
}

function flagOf(moves, phase, inCheck) {
  if (moves.some(({ barred }) => !barred)) return null;
  if (phase === "DOUBLE1") return "no-free-move";
  if (phase === "DOUBLE2") return "no-second-move";
  return inCheck ? "mate" : "stalemate";
}
