/** What stands on an entry of its timer, as far as this version has words for it. */
import { hasWord, t } from "../../words/words.js";

/**
 * @param {{source: string, packets?: string[]|null, flags?: string[]|null}} timer
 * @returns {{word: string, flags: {flag: string, words: string}[]}} `word`: whether the time is the timer's
 */
export function flagsOf({ packets, flags }) {
  const all = flags ?? [];
  const read = packets?.length > 0 && !all.includes("typed-otherwise");
  return {
    word: read ? "timer-read" : "timer-there",
    flags: all.map((flag) => ({ flag, words: wordsOf(flag) })),
  };
}

function wordsOf(flag) {
  return hasWord(`timer-flag-${flag}`) ? t(`timer-flag-${flag}`) : flag;
}
