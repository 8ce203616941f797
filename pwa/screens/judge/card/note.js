/** What the pad says before anything is typed on a slot: the id of a message, or null where an entry is simply an entry. */
import { closedBy } from "./card.js";

/** @param {boolean} [meanwhile] whether nobody asked for an attempt that has a result: it came while another was typed */
export function noteFor(card, slot, kind, meanwhile = false) {
  if (slot.status === "disputed" && kind === "attempt.propose") return "judge-note-disputed";
  if (slot.asked) return `judge-note-${slot.asked}`;
  if (kind === "attempt.propose") return "judge-note-propose";
  if (kind === "attempt.correct") return "judge-note-correct";
  if (meanwhile && slot.status === "recorded") return "judge-note-meanwhile";
  if (slot.status === "extra") return "judge-note-extra";
  if (closedBy(card) && slot.status === "empty") return `judge-note-${closedBy(card)}`;
  return null;
}
