/** The rules' word on the signatures of some attempts. */
import { useRule } from "../../screens/judge/entry/useRule.js";

/**
 * @param {{edition: string, event: string, unofficial?: boolean}} terms
 * @param {object[]} lines with their marks, see marks.js
 * @returns {object[]} the same lines, each with the rules' `row`; none until they have answered
 */
export function useSignatures({ edition, event, unofficial = false }, lines) {
  const { value } = useRule(
    lines.length > 0 && { call: "card.signatures", edition, event, unofficial, slots: lines },
  );
  if (!value) return [];
  return lines.map((line, place) => ({ ...line, row: value.slots[place] }));
}
