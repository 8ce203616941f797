/** A bracket as `headtohead.bracket` tells it, read for those who show it: matches with their stage, sides, sets and points. */

/** @typedef {{match: string, stage: string, step: number, people: (number|null)[], sets: object[]}} Match `step` counts the stages from 1 */

/** The slot of a point on the card of a person: every attempt of the round has a number of its own. */
export const slotOf = (step, point) => 100 * step + point;

/** `{step, point}` of such a slot; null for an attempt of any other round. */
export function pointOf(slot) {
  return slot > 100 ? { step: Math.floor(slot / 100), point: slot % 100 } : null;
}

/** @returns {{stage: string, matches: Match[]}[]} the third place match before the final, as they are played */
export function stagesOf(bracket) {
  return bracket.stages.map(({ stage, matches }, place) => {
    const known = matches.map((row) => ({ ...row, stage, step: place + 1 }));
    return { stage, matches: stage === "F" ? known.reverse() : known };
  });
}

/** @returns {Match|undefined} */
export function matchOf(bracket, name) {
  return matchesOf(bracket).find(({ match }) => match === name);
}

/** @returns {Match[]} in the order of play */
export function matchesOf(bracket) {
  return stagesOf(bracket).flatMap(({ matches }) => matches);
}

/** `playing`, `ready`, `over` or `waiting` (somebody of it is not known yet). */
export function stateOf(bracket, row) {
  if (row.decided) return "over";
  if (!bracket.ready.includes(row.match)) return "waiting";
  return wonOf(row).length ? "playing" : "ready";
}

/** Who won each point of the match, in order: a person, or null where nobody did (I3d). */
export function wonOf({ sets }) {
  return sets.flatMap(({ won }) => won);
}

/** The number in the match of the point that is to be played, from 1; null when it is over. */
export function nextPoint(row) {
  return row.next && wonOf(row).length + 1;
}

/** Points of the set that is played, by side. */
export function pointsNow({ sets, decided }) {
  const last = sets.at(-1);
  return !decided && last?.winner === null ? last.points : [0, 0];
}

/**
 * The sets that are over or under way, each with its points in order.
 * @returns {{number: number, points: number[], winner: number|null, by: string|null, lines: {point: number, winner: number|null}[]}[]}
 */
export function setsOf({ sets }) {
  let before = 0;
  return sets.map(({ points, won, winner, by }, place) => {
    const lines = won.map((one, at) => ({ point: before + at + 1, winner: one }));
    before += won.length;
    return { number: place + 1, points, winner, by, lines };
  });
}

/** Who is ahead, as the field counts: sets, then points of the set under way; null where nobody is. */
export function leaderOf(row) {
  if (row.decided) return row.winner || null;
  const now = pointsNow(row);
  const ahead = row.score[0] - row.score[1] || now[0] - now[1];
  return ahead ? row.people[ahead > 0 ? 0 : 1] : null;
}

/** How a match that is over was won: `withdrawn`, or by what its last set was (I3e), null where its points say it all. */
export function byOf({ walkover, sets, decided }) {
  if (!decided) return null;
  if (walkover) return "withdrawn";
  const last = sets.at(-1)?.by ?? null;
  return last === "points" ? null : last;
}

/** Which match fills a side that nobody has yet: `{match, lost}`, `lost` where it takes who lost there; null for a seed's place (I2c1, I2e, I2f). */
export function comesFrom(bracket, row, side) {
  const before = bracket.stages[row.step - 2]?.matches;
  if (!before) return null;
  if (row.stage === "F") return { match: before[side].match, lost: row.match === "third" };
  const here = bracket.stages[row.step - 1].matches;
  const at = here.findIndex(({ match }) => match === row.match);
  const place = side === 0 ? at : 2 * here.length - 1 - at;
  const seeded = 2 * here.length - before.length;
  return place < seeded ? null : { match: before[place - seeded].match, lost: false };
}

/** As `stagesOf`, each stage in the order in which its winners meet, so that a match stands beside the one that it leads to. */
export function treeOf(bracket) {
  const stages = stagesOf(bracket);
  let wanted = [];
  for (const stage of [...stages].reverse()) {
    const place = ({ match }) => wanted.indexOf(match);
    if (stage.stage === "F") stage.matches.reverse();
    else stage.matches.sort((a, b) => place(a) - place(b));
    const leading = stage.matches.filter(({ match }) => match !== "third");
    wanted = leading.flatMap((row) =>
      [0, 1].flatMap((side) => comesFrom(bracket, row, side)?.match ?? []),
    );
  }
  return stages;
}
