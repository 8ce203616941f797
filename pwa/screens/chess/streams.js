/** Names of streams: `chess`, `chess2` … are events, `chess-r1-m3` is match 3 of round 1 of one, `chess-r0-m1` a friendly match. */
const EVENT = /^chess([2-9]|[1-9]\d+)?$/;
const MATCH = /^(chess(?:[2-9]|[1-9]\d+)?)-r(0|[1-9]\d*)-m([1-9]\d*)$/;

export function isEvent(stream) {
  return EVENT.test(stream);
}

/** @returns {{event: string, round: number, number: number}|null} null of what is no match */
export function matchParts(stream) {
  const parts = MATCH.exec(stream);
  return parts && { event: parts[1], round: Number(parts[2]), number: Number(parts[3]) };
}

export function matchStream(event, round, number) {
  return `${event}-r${round}-m${number}`;
}

/** The name for one more event beside these streams. */
export function nextEvent(streams) {
  const taken = streams.flatMap((one) => [one, matchParts(one)?.event]);
  if (!taken.includes("chess")) return "chess";
  let number = 2;
  while (taken.includes(`chess${number}`)) number += 1;
  return `chess${number}`;
}

/** The name for one more friendly match beside these streams: each phone counts in a row of its own, so that two without a network never take the same. */
export function nextFriendly(streams, device) {
  const first = 1 + device * 100;
  let number = first;
  while (streams.includes(matchStream("chess", 0, number))) number += 1;
  return matchStream("chess", 0, number);
}
