/** The result to be checked, as a large figure and as the scorecard's whole line. */
import { lastPart } from "../card/Slots.jsx";
import { plainText, questionOf } from "../entry/entry.js";
import { useRule } from "../entry/useRule.js";

/** Without the rules it is what was typed, uncomputed; the line then says everything that there is. */
export function useResult(terms, { body, text }) {
  const { value: result } = useRule(body && questionOf(terms, body));
  const line = text || result?.text || (body ? plainText(body) : "");
  return { line, large: lastPart(line) };
}
