/** The rules' word on what is typed, the last one until the next is there, so that picture and marks stay calm. */
import { useRef } from "preact/hooks";
import { useRule } from "../../entry/useRule.js";

/** @returns {{value: object|null, code: string|null}} of `fewest.check`; without a scramble nothing is asked */
export function useCheck({ edition }, { scramble, solution }) {
  const last = useRef({ value: null, code: null });
  const asked = scramble.trim() !== "";
  const answer = useRule(asked && { call: "fewest.check", edition, scramble, solution });
  if (!asked || answer.value || answer.code) last.current = answer;
  return last.current;
}
