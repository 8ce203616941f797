/**
 * Which sets of scrambles an event wants, has and uses. A set is four scrambles, one a cover; `of` names its match (`chess-r1-m3`), or the round
 * (`chess-r1`) where all matches of it share them, `cycle` counts sets: after four cube phases all cubes get new scrambles (reading 22).
 */
import { matchParts } from "../streams.js";

/** So many sets lie ready before a match begins: eight cube phases. */
export const AHEAD = 2;

/** @param {string} match a match's stream @param {{scrambles?: 'match'|'round'}|null} plan of the event @returns {string} whose sets it uses */
export function ownerOf(match, plan) {
  const parts = matchParts(match);
  if (plan?.scrambles !== "round" || parts.round === 0) return match;
  return `${parts.event}-r${parts.round}`;
}

/**
 * @param {object|null} fold of the event's stream
 * @param {string[]} friendly streams of matches outside any round
 * @returns {{of: string, round: number, matches: {match: string, table: number|null}[]}[]} whoever has sets of its own, the latest round first
 */
export function owners(fold, friendly) {
  const paired = [...(fold?.rounds ?? [])]
    .sort((one, other) => other.round - one.round)
    .flatMap(({ matches }) => matches.map(({ match, table }) => ({ match, table: table ?? null })));
  const loose = friendly.map((match) => ({ match, table: null }));
  const found = new Map();
  for (const entry of [...paired, ...loose]) {
    const of = ownerOf(entry.match, fold?.plan);
    if (!found.has(of)) found.set(of, { of, round: matchParts(entry.match).round, matches: [] });
    found.get(of).matches.push(entry);
  }
  return [...found.values()];
}

/** @returns {{of: string, cycle: number, box: object, op: string}[]} the sets of one owner that the fold has, by cycle */
export function setsOf(fold, of) {
  const mine = (fold?.scrambles ?? []).filter((one) => one.of === of);
  return mine.sort((one, other) => one.cycle - other.cycle);
}

/**
 * @param {Map<string, number>} cycles match → the cycle that it is in; one that is not there has not begun
 * @returns {{of: string, cycle: number}[]} the sets that are still to be made: two for every match, and one more than it is in
 */
export function missing(fold, friendly, cycles) {
  return owners(fold, friendly).flatMap(({ of, matches }) => {
    const reached = Math.max(...matches.map(({ match }) => cycles.get(match) ?? 0));
    const known = new Set(setsOf(fold, of).map(({ cycle }) => cycle));
    const wanted = Array.from({ length: Math.max(AHEAD, reached + 1) }, (_, at) => at + 1);
    return wanted.filter((cycle) => !known.has(cycle)).map((cycle) => ({ of, cycle }));
  });
}

/** @returns {boolean} whether a phone's key can open every set of these that is there */
export function canOpen(sets, device) {
  return sets.every(({ box }) => box.to?.some((one) => one.device === device));
}

/** @returns {string[]} the friendly matches that use this event's sets, of the streams that there are */
export function friendlyOf(event, streams) {
  return streams.filter((one) => {
    const parts = matchParts(one);
    return parts?.event === event && parts.round === 0;
  });
}

/** @param {{replay: {log: {what: string, cycle?: number}[]}}|null} result of a match @returns {number} the set that its latest cover is of; 1 before any */
export function cycleOf(result) {
  const covers = (result?.replay.log ?? []).filter(({ what }) => what === "cover");
  return covers.at(-1)?.cycle ?? 1;
}

/** @returns {Set<number|string>} the phones for which the latest set was made: whoever makes the next has trusted them before */
export function trusted(fold) {
  const latest = (fold?.scrambles ?? []).reduce(
    (found, one) => (found === null || one.op > found.op ? one : found),
    null,
  );
  return new Set((latest?.box.to ?? []).map(({ device }) => device));
}
