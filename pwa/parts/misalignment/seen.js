/** What a judge saw of the resting puzzle, tap by tap, and the question to the rules about it. Nobody is asked for degrees. */
import { modelOf } from "./solid/models.js";
import { isNextTo, tilesOf } from "./tiles.js";

/**
 * @typedef {object} Seen
 * @property {Record<string, 'within'|'beyond'>} parts out of line; `within` is at the limit at most
 * @property {number} moves that are missing; 2 stands for more, too
 * @property {boolean} otherwise whether a Magic is solved but for what sticks out
 * @property {string|null} detached the code of parts that lie loose
 */

/** @type {Seen} */
export const nothing = { parts: {}, moves: 0, otherwise: true, detached: null };

const after = { undefined: "within", within: "beyond" };

/** In place, at the limit, beyond it, in place again. */
export function tapped(seen, id) {
  const { [id]: before, ...rest } = seen.parts;
  const next = after[before];
  return { ...seen, parts: next ? { ...rest, [id]: next } : rest };
}

/** What a part is: `placed`, `within` or `beyond`. */
export const stateOf = (seen, id) => seen.parts[id] ?? "placed";

/**
 * The arguments of `solved.judge`: for each part the limit, or the first value beyond it.
 * @param {object} limits reply of `solved.limits`
 * @param {Seen} seen
 */
export function questionOf(edition, limits, seen) {
  const { puzzle, measure } = limits;
  const asked = { call: "solved.judge", edition, puzzle };
  if (measure === "degrees")
    return { ...asked, missing_moves: seen.moves, pairs: pairsOf(limits, seen) };
  const ids = Object.keys(seen.parts).toSorted();
  const values = ids.map((id) => given(limits.limits[0], seen.parts[id]));
  const flat = { ...asked, otherwise_solved: seen.otherwise, [measure]: values };
  return measure === "heights" ? { ...flat, adjacent: neighbours(limits, seen) } : flat;
}

function pairsOf({ puzzle, size, limits }, seen) {
  const off = modelOf(puzzle, size).parts.filter(({ id }) => seen.parts[id]);
  return off.map(({ id, layer }) => {
    const limit = limits.find((one) => one.layer === layer);
    const degrees = given(limit, seen.parts[id]);
    return layer ? { degrees, layer } : { degrees };
  });
}

const given = ({ at, beyond }, state) => (state === "beyond" ? beyond : at);

/** Whether the tiles that are too high or folded are two beside each other. */
function neighbours({ size }, seen) {
  const [one, other, ...more] = tilesOf(size).filter(({ id }) => seen.parts[id] === "beyond");
  return Boolean(other) && more.length === 0 && isNextTo(one, other);
}

/**
 * What is said: loose parts (5b5) outweigh what the rules answered about the rest.
 * @param {{verdict: string, penalty: string|null, regulation: string}|null} reply of `solved.judge`
 */
export function verdictOf(reply, { detached }) {
  if (detached) return { verdict: "dnf", penalty: detached, regulation: detached };
  return reply && { verdict: reply.verdict, penalty: reply.penalty, regulation: reply.regulation };
}
