/** The number of cubes told before a multi-blind attempt (H1a), as the rules read all that was said of it. */
import { board } from "../../../store/boards.js";
import { operations } from "../../../store/replica.js";
import { seat } from "../../../store/seats.js";
import { toldQuestion } from "./told.js";
import { useRule } from "./useRule.js";

/** @returns {object|null} the reply of `multi.told`; null until it is there, and where there is no card */
export function useTold(terms, around) {
  const entries = terms.round ? operations(terms.round) : [];
  const folded = terms.round ? board(terms.round).value : null;
  const question = around && toldQuestion(terms, around, seat.value.role, entries, folded);
  return useRule(question).value;
}
