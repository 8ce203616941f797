/** What the score table says of a card before it is kept. */
import { doubtWords, warningsOf } from "../../parts/warnings.js";
import { t } from "../../words/words.js";

/**
 * @param {import('./look.js').Look} look
 * @param {string} limit the round's limit as text
 * @returns {string[]} sentences, by attempt
 */
export function lookWords({ read, doubts, unchecked }, limit) {
  if (unchecked) return [t("table-unchecked")];
  const ofAttempts = read.flatMap((one) =>
    warningsOf(one, limit).map((words) => t("table-says", { slot: one.slot, words })),
  );
  return [...ofAttempts, ...doubtWords(doubts)];
}

/** Why an attempt is not taken. */
export function refusedWords(slot, result) {
  const words = t(result === "multi" ? "judge-multi-impossible" : "table-impossible");
  return t("table-says", { slot, words });
}
