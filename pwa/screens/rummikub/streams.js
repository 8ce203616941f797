/** Names of Rummikub's streams: events and their tables, see `../side/streams.js`. */
import * as side from "../side/streams.js";

const GAME = "rummikub";

export function isEvent(stream) {
  return side.isEvent(stream) && side.gameOf(stream) === GAME;
}

/** @returns {{event: string, round: number, number: number}|null} null of what is no table */
export function tableParts(stream) {
  const part = side.partOf(stream);
  return part?.game === GAME ? part : null;
}

export function tableStream(event, round, table) {
  return side.partStream(GAME, event, round, table);
}

/** The name for one more event beside these streams. */
export function nextEvent(streams) {
  return side.nextEvent(GAME, streams);
}

/** The streams of an event's tables among these. */
export function tablesOf(event, streams) {
  return streams.filter((stream) => tableParts(stream)?.event === event);
}
