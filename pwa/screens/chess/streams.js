/** Names of ChessCubing's streams: events and their matches, see `../side/streams.js`; `chess-r0-m1` is a friendly match. */
import * as side from "../side/streams.js";

const GAME = "chess";

export function isEvent(stream) {
  return side.isEvent(stream) && side.gameOf(stream) === GAME;
}

/** @returns {{event: string, round: number, number: number}|null} null of what is no match */
export function matchParts(stream) {
  const part = side.partOf(stream);
  return part?.game === GAME ? part : null;
}

export function matchStream(event, round, number) {
  return side.partStream(GAME, event, round, number);
}

/** The name for one more event beside these streams. */
export function nextEvent(streams) {
  return side.nextEvent(GAME, streams);
}

/** The name for one more friendly match beside these streams: each phone counts in a row of its own, so that two without a network never take the same. */
export function nextFriendly(streams, device) {
  const first = 1 + device * 100;
  let number = first;
  while (streams.includes(matchStream("chess", 0, number))) number += 1;
  return matchStream("chess", 0, number);
}
