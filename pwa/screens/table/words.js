/** What the score table says of a card before it is kept. */
import { doubtWords, warningsOf } from "../../parts/warnings.js";
import { t } from "../../words/words.js";

/**
 * @param {import('./look.js').Look} look
 * @param {string} limit the round's limit as text
 * @returns {{slot: number|null, words: string}[]} sentences with the attempt that each is about
 */
export function lookWords({ read, doubts, refused, unchecked }, limit, result) {
  if (unchecked) return [{ slot: null, words: t("table-unchecked") }];
  if (refused) return [{ slot: refused, words: refusedWords(refused, result) }];
  const ofAttempts = read.flatMap((one) =>
    warningsOf(one, limit).map((words) => saying(one.slot, words)),
  );
  return [...ofAttempts, ...doubts.map((one) => ({ slot: one.slot, words: doubtWords(one) }))];
}

/**
 * Those to be said while the card is being typed: not about the attempt under the cursor, of which half the digits may be
 * missing, and not that the rest of the card is.
 */
export function wordsMeanwhile(look, limit, result, current) {
  const doubts = look.doubts.filter(({ what }) => what !== "unfinished");
  return lookWords({ ...look, doubts }, limit, result).filter(({ slot }) => slot !== current);
}

/** Why an attempt is not taken. */
export function refusedWords(slot, result) {
  return saying(slot, t(result === "multi" ? "judge-multi-impossible" : "table-impossible")).words;
}

function saying(slot, words) {
  return { slot, words: t("table-says", { slot, words }) };
}
