/**
 * What somebody should look at before a time is taken for good. A flag never decides anything.
 */
const MALFUNCTION_MS = 60; // strictly below 0.06 (A6b1)
const VERY_SHORT_MS = 500;
/** What no timer says that stands at a time, and what none says that runs. */
const NOT_AT_THE_END = " A";
const NOT_WHILE_RUNNING = "SIA";

const oneOf = (letters, said) => [...said].some((letter) => letters.includes(letter));

/** @returns {string[]} flags that the time itself deserves, and the letters that came with it */
export function flagsOf(time, said) {
  return [
    time.ms < VERY_SHORT_MS && "very-short",
    time.ms < MALFUNCTION_MS && "malfunction",
    (oneOf(NOT_AT_THE_END, time.letters) || oneOf(NOT_WHILE_RUNNING, said)) && "letters-odd",
  ].filter(Boolean);
}

/** @returns {string[]} each once, in the order in which they were put on */
export const withFlags = (flags, on, off = []) =>
  [...new Set([...flags, ...on])].filter((flag) => !off.includes(flag));
