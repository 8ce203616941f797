/** What the pad says before anything is typed on a slot: the id of a message, or null where an entry is simply an entry. */
import { missedCutoff } from "./card.js";

export function noteFor(card, slot, kind) {
  if (slot.status === "disputed" && kind === "attempt.propose") return "judge-note-disputed";
  if (kind === "attempt.propose") return "judge-note-propose";
  if (kind === "attempt.correct") return "judge-note-correct";
  if (slot.status === "extra") return "judge-note-extra";
  if (missedCutoff(card) && slot.status === "empty") return "judge-note-cutoff";
  return null;
}
