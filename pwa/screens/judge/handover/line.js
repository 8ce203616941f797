/** The scorecard's line that a competitor checks, from who knows best. */
import { plainText } from "../entry/entry.js";

/** @returns {string|null} what the board says of the entry that is handed over; null before there is one, or where another entry counts */
export function toldOf(board, card, { op, slot }) {
  if (!board) return null; // the card then shows what was typed, and no result
  const now = card.slots.find((one) => one.slot === slot);
  return now?.op === op ? now.text : null;
}

/**
 * @param {string|null} told by the board
 * @param {string|undefined} ruled by the rules, asked for this entry alone
 * @param {object|null} body of the entry: without the rules it is what was typed, uncomputed, and no count of a written solution
 */
export function lineOf(told, ruled, body) {
  return told || ruled || (body?.solution ? "…" : body ? plainText(body) : "");
}
