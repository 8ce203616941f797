/** A round that was opened goes by the rules of its opening, which may have been changed since (9p2a); the plan says only what that leaves open. */
import { openingOf } from "./openingOf.js";

const known = new WeakMap();

/** The round of the plan with the format and the condition in force; the same object as long as these are the same. */
export function inForce(round, board) {
  const found = laidOver(round, openingOf(round, board));
  const before = known.get(round);
  if (before && JSON.stringify(before) === JSON.stringify(found)) return before;
  known.set(round, found);
  return found;
}

/** A final is opened without a condition: if a round was added behind it, the plan has one. */
export function laidOver(round, opening) {
  if (!opening) return round;
  const { format, advancement } = opening;
  return { ...round, format, advancement: advancement ?? round.advancement };
}
