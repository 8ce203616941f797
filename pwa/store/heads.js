/**
 * What an operation of this device has seen: its `base`. An operation belongs to the graph of its subject,
 * and the heads are those that no other in the graph names in its own `base` (I6: causes order, clocks do not).
 */
import { isSide } from "./sides.js";

/**
 * @param {{id: string, kind: string, subject?: object|null, base?: string[]}[]} operations of one stream; one of a newer schema may lack its base
 * @param {{person?: number, slot?: number}|null} subject
 * @returns {string[]} ids, sorted
 */
export function headsOf(operations, subject) {
  const graph = operations.filter((operation) => belongs(operation, subject));
  const seen = new Set(graph.flatMap((operation) => operation.base ?? []));
  const heads = graph.map((operation) => operation.id).filter((id) => !seen.has(id));
  return [...new Set(heads)].sort();
}

/** A side event's stream is one graph. In a round a slot has a graph of its own. Without one: the round's own operations (a settled match is one), and what is said of that person alone. */
function belongs(operation, subject) {
  if (isSide(operation.stream)) return true;
  const { person, slot } = operation.subject ?? {};
  if (subject?.slot !== undefined) return person === subject.person && slot === subject.slot;
  if (slot !== undefined) return false;
  if (/^round\.|^match\.settle/.test(operation.kind)) return true;
  return subject?.person !== undefined && person === subject.person;
}
