/** What a judge should look at again about one attempt as it stands on its card, in words. */
import { doubtWords } from "../../../parts/warnings.js";
import { useRule } from "./useRule.js";

/**
 * @param {{slot: number, attempts: number[], field: number[]}|undefined} around `aroundOf`; without a card nothing is asked
 * @param {number|undefined} value what the attempt counts, as far as it is known
 * @returns {string[]} sentences about this attempt, or that one before it is empty
 */
export function useDoubts(terms, around, value) {
  const { edition, event, format, cutoff, unofficial } = terms;
  const question = around &&
    value && {
      call: "card.doubts",
      edition,
      event,
      format,
      attempts: around.attempts.map((one, place) => (place === around.slot - 1 ? value : one)),
      cutoff,
      field: around.field,
      unofficial,
    };
  const doubts = useRule(question).value?.doubts ?? [];
  return doubts
    .filter(({ what, slot }) => slot === around.slot || (what === "gap" && slot < around.slot))
    .map(doubtWords);
}
