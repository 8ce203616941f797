/** Names of side events' streams: `chess`, `chess2`, `rummikub` … are events, `chess-r1-m3` is match 3 of round 1 of one, `rummikub-r1-t3` its table 3. */
const EVENT = /^(chess|rummikub)([2-9]|[1-9]\d+)?$/;
const PART = /^((chess|rummikub)(?:[2-9]|[1-9]\d+)?)-r(0|[1-9]\d*)-([mt])([1-9]\d*)$/;
const LETTER = { chess: "m", rummikub: "t" };

/** @typedef {"chess"|"rummikub"} Game */

/** @returns {Game|null} null of what belongs to no side event */
export function gameOf(stream) {
  return EVENT.exec(stream)?.[1] ?? partOf(stream)?.game ?? null;
}

/** @returns {boolean} whether it is an event's own stream */
export function isEvent(stream) {
  return EVENT.test(stream);
}

/** @returns {{game: Game, event: string, round: number, number: number}|null} a match or a table; null of what is neither */
export function partOf(stream) {
  const found = PART.exec(stream);
  if (!found || LETTER[found[2]] !== found[4]) return null;
  return { game: found[2], event: found[1], round: Number(found[3]), number: Number(found[5]) };
}

/** @param {Game} game */
export function partStream(game, event, round, number) {
  return `${event}-r${round}-${LETTER[game]}${number}`;
}

/** The name for one more event of a game beside these streams. @param {Game} game */
export function nextEvent(game, streams) {
  const taken = streams.flatMap((one) => [one, partOf(one)?.event]);
  if (!taken.includes(game)) return game;
  let number = 2;
  while (taken.includes(`${game}${number}`)) number += 1;
  return `${game}${number}`;
}
