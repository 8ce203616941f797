/** The result to be checked, as a large figure and as the scorecard's whole line, and the codes that it comes from. */
import { whyOf } from "../../../parts/result-field/codes.js";
import { lastPart } from "../card/Slots.jsx";
import { questionOf } from "../entry/entry.js";
import { useRule } from "../entry/useRule.js";
import { lineOf } from "./line.js";

export function useResult(terms, { body, told }) {
  const { value: result } = useRule(body && questionOf(terms, body));
  const line = lineOf(told, result?.text, body);
  return { line, large: lastPart(line), why: whyOf(body, result), errors: result?.errors };
}
