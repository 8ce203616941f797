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
