/**
 * What a chess match has come to, by `chess.replay` over the events that are in force. Nothing here is asked twice for the same fold.
 */
import { call } from "../../rules/client.js";

const MOST = 200; // folds kept: more matches than an event has at once
const WON = { white: { white: 2, black: 0 }, black: { white: 0, black: 2 } };
const SHARED = { white: 1, black: 1 };
const known = new Map(); // digest of a fold → promise of its result

/**
 * @param {object|null} fold of a match's stream: `log.fold`'s value, or the server's copy of it
 * @returns {Promise<null | {result: {by: 'mate'|'resign'|'arbiter', winner: 'white'|'black'|null, reason: string|null}|null,
 *   points: {white: number, black: number}|null, state: string, part: number, started: boolean, replay: object}>}
 *   null where no match was opened; `points` are half points and null while the match goes on; `replay` is the whole reply as of the last event
 * @throws {import('../../rules/errors.js').RulesError}
 */
export function resultOf(fold) {
  if (!fold?.match) return Promise.resolve(null);
  if (!known.has(fold.digest)) remember(fold.digest, asked(fold));
  return known.get(fold.digest);
}

/** @returns {{call: string, config: object, events: object[]}} what `chess.replay` takes of a fold; `now_ms` is the caller's to add */
export function replayRequest(fold) {
  return {
    call: "chess.replay",
    config: fold.match.config,
    events: fold.events.map(({ event }) => event),
  };
}

/** Half points of a result for pairing and standings; a match that the arbiter ends without a winner is shared. */
export function pointsOf(result) {
  if (!result) return null;
  return WON[result.winner] ?? SHARED;
}

async function asked(fold) {
  const replay = await call(replayRequest(fold));
  const { result, state, part } = replay;
  return {
    result,
    points: pointsOf(result),
    state,
    part,
    started: state !== "READY" || part > 1,
    replay,
  };
}

function remember(digest, promise) {
  if (known.size >= MOST) known.delete(known.keys().next().value);
  known.set(digest, promise);
  promise.catch(() => known.delete(digest)); // the next who asks tries again
}
