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
 * @returns {{id: "yes"|"behind"|"no-result"|"only-dnf", ahead?: number[]}} `ahead` are the reserves who come first and are not in the round
 */
export function wouldAdvance(person, { advance, reserve, ranks }, inside) {
  if (advance.includes(person)) return { id: "yes" };
  const place = reserve.indexOf(person);
  if (place < 0) return { id: ranks.get(person) == null ? "no-result" : "only-dnf" };
  const ahead = reserve.slice(0, place).filter((one) => !inside.includes(one));
  return { id: "behind", ahead: ahead.filter((one) => ranks.get(one) < ranks.get(person)) };
}
