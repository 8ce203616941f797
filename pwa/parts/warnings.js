/** What a person should read again before saving, in words: the rules' flags, limits and doubts. Nothing here blocks. */
import { t } from "../words/words.js";

const limitCauses = ["A1a4", "A1a2+++++"];

/**
 * @param {{flags?: string[], causes?: string[]}|null} result of the rules
 * @param {string} limit the round's limit as text
 * @returns {string[]} sentences
 */
export function warningsOf(result, limit) {
  if (!result) return [];
  const flags = (result.flags ?? []).map((flag) => t(`judge-flag-${flag}`));
  const over = (result.causes ?? []).some((cause) => limitCauses.includes(cause));
  return over ? [...flags, t("judge-over-limit", { limit })] : flags;
}

/** @param {{what: string, slot: number}} doubt of `card.doubts` */
export function doubtWords({ what, slot }) {
  return t(`doubt-${what}`, { slot });
}
