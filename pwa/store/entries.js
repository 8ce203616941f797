/** Where each entry made on this phone is: *saved* here, *sent* and not yet answered, or what the server made of it. */
import { signal } from "@preact/signals";

/** @typedef {'saved'|'sent'|'accepted'|'held'|'proposed'|'refused'} EntryState */

/** @type {import('@preact/signals').Signal<Map<string, EntryState>>} by the operation's id; own ones only */
export const entryStates = signal(new Map());

/** @returns {EntryState} what came from the server is there already: accepted */
export function entryState(id) {
  return entryStates.value.get(id) ?? "accepted";
}

/** @param {[string, EntryState][]} changes */
export function noteStates(changes) {
  if (changes.length === 0) return;
  entryStates.value = new Map([...entryStates.peek(), ...changes]);
}

/**
 * What a board says of the own entries that the server has named: one that was held may have been let in since.
 * @param {import('./stream.js').Entry[]} entries
 * @param {{held: {op: string}[], refused: {op: string}[], proposals: {op: string}[]}} board
 */
export function noteBoard(entries, board) {
  const known = entryStates.peek();
  const told = new Map();
  for (const { op } of board.proposals) told.set(op, "proposed");
  for (const { op } of board.refused) told.set(op, "refused");
  for (const { op } of board.held) told.set(op, "held");
  const named = entries.filter(({ op, stamp }) => stamp && known.has(op.id));
  const changes = named.map(({ op }) => [op.id, told.get(op.id) ?? "accepted"]);
  noteStates(changes.filter(([id, state]) => known.get(id) !== state));
}
