/**
 * A match as files. PGN is for people and their programs: a turn that was lost and the passing of a double move are null moves (`--`), which not every program
 * reads. The record is exact: every event that is in force, and the position after each move.
 */
import { positionOf } from "./position.js";

const FORMAT = "matside-chess-record";
const RESULTS = { white: "1-0", black: "0-1" };

/** @param {{stream: string, fold: object, replay: object}} about the match's stream, its fold and the reply of `chess.replay` to it */
export function pgnFile(about) {
  return new File([pgnOf(about)], `${about.stream}.pgn`, { type: "application/x-chess-pgn" });
}

export function recordFile(about) {
  const text = JSON.stringify(recordOf(about), null, 2);
  return new File([text], `${about.stream}.json`, { type: "application/json" });
}

export function pgnOf({ stream, fold, replay }) {
  const { match, events } = fold;
  const { chess, gap } = positionOf(events, replay);
  const headers = {
    Event: "ChessCubing",
    Site: "?",
    Date: dateOf(match.at_zero),
    Round: stream,
    White: match.players.white.name,
    Black: match.players.black.name,
    Result: pgnResult(replay.result),
    Variant: `${match.config.ruleset} ${match.config.format}`,
  };
  for (const [name, value] of Object.entries(headers)) chess.setHeader(name, value);
  if (gap) chess.setComment("The moves from here on were entered without a board.");
  return chess.pgn({ maxWidth: 80, newline: "\n" });
}

/** @returns {object} JSON: `format`, `version`, `stream`, `config`, `players`, `moves` (`index` of the event, `player`, `part`, `kind`, `uci`, `san`, `fen` after it), `events` */
export function recordOf({ stream, fold, replay }) {
  const { match, events } = fold;
  const { moves, fen, gap } = positionOf(events, replay);
  return {
    format: FORMAT,
    version: 1,
    stream,
    config: match.config,
    players: match.players,
    at_zero: match.at_zero,
    result: replay.result,
    start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    fen,
    complete: gap === null,
    moves,
    events: events.map(({ event, move, words, by, device }) => ({
      ...event,
      ...(move && { move }),
      ...(words && { words }),
      by: by ?? null,
      device,
    })),
  };
}

function pgnResult(result) {
  if (!result) return "*";
  return RESULTS[result.winner] ?? "1/2-1/2";
}

/** *2026.11.30*, in the time of this device. */
function dateOf(ms) {
  const date = new Date(ms);
  const two = (number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}
