/** When something was first entered for an attempt: a correction does not move it to the end. */
import { operations } from "../../../../store/replica.js";

const indexes = new WeakMap(); // by the list of a round's operations, which is another one after each change

/** @returns {string|undefined} the time that the entry's device noted */
export function firstEntered(round, person, slot) {
  const entries = operations(round);
  if (!indexes.has(entries)) indexes.set(entries, indexOf(entries));
  return indexes.get(entries).get(`${person}/${slot}`);
}

function indexOf(entries) {
  const first = new Map();
  for (const { op } of entries) {
    if (!op.kind.startsWith("attempt.") || !op.subject?.slot) continue;
    const key = `${op.subject.person}/${op.subject.slot}`;
    if (!first.has(key) || op.at < first.get(key)) first.set(key, op.at);
  }
  return first;
}
