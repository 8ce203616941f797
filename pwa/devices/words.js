/** What people read about a timer. The sentences come with all words: `wantAllWords` before. */
import { t } from "../words/words.js";

/** @param {import('./stackmat/machine.js').Model['state']} state */
export function stateWord(state) {
  return t(`timer-state-${state}`);
}

/** @param {string} flag of an offer or an entry */
export function flagWord(flag) {
  return t(`timer-flag-${flag}`);
}

/** @param {import('./trouble.js').Trouble} code */
export function troubleWord(code) {
  return t(`timer-trouble-${code}`);
}
