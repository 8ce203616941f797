/** What may still be done by somebody who comes into a round late, and whether they would have advanced into it. */
import { hasBegun } from "../../round/withdrawn/withdrawals.js";

/** Keys of penalties that speak of coming late, in every edition: 2008 and 2010 2j, 2026 2u and 2u1. */
const LATE = ["late_round", "not_present", "not_present_ind"];

/** @returns {object[]} rows of `penalties.list` */
export function lateRules(penalties) {
  return (penalties ?? []).filter(({ key }) => LATE.includes(key));
}

/** Groups in which nobody has an attempt yet: by what was entered, no clock is asked. */
export function groupsToCome(round, board) {
  return (round.groups ?? []).filter(
    ({ people = [] }) => !people.some((person) => hasBegun(board, person)),
  );
}

/**
 * Whether a person would have advanced from the round before, by its order as it stands now.
 * @param {{advance: number[], reserve: number[], ranks: Map<number, number|null>}} found as of useLine.js
 * @param {number[]} inside who is in the round
 * @returns {{id: "yes"|"behind"|"no-result"|"only-dnf", ahead?: number[]}} `ahead` are those of better rank who are not in the round
 */
export function wouldAdvance(person, { advance, reserve, ranks }, inside) {
  if (advance.includes(person)) return { id: "yes" };
  const rank = ranks.get(person) ?? null;
  if (!reserve.includes(person)) return { id: rank === null ? "no-result" : "only-dnf" };
  const out = [...advance, ...reserve].filter((one) => !inside.includes(one));
  return { id: "behind", ahead: out.filter((one) => ranks.get(one) < rank) };
}
