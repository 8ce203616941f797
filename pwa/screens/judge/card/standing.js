/** What stands on an attempt by its entries alone, for as long as nobody can fold: causes order them (I6), nothing is decided. */

const ENTRIES = new Set(["attempt.record", "attempt.void", "attempt.decide"]);

/**
 * Entries that no later one had seen; one that is confirmed stands beside a change that had not seen any confirmation of it (I8).
 * @param {{id: string, kind: string, base?: string[], body: object}[]} ops of one attempt
 */
export function standingOf(ops) {
  const entries = ops.filter(({ kind }) => ENTRIES.has(kind));
  const seen = new Set(entries.flatMap(({ id }) => [...pastOf(ops, id)]));
  const unseen = (mark) => mark.length > 0 && mark.every(({ id }) => !seen.has(id));
  return entries.filter(({ id }) => !seen.has(id) || unseen(marksOf(ops, id)));
}

/** Whether the competitor has confirmed an entry, or the one that it keeps. */
export function isConfirmed(ops, { id, body }) {
  return marksOf(ops, id).length > 0 || Boolean(body.keep && marksOf(ops, body.keep).length > 0);
}

/** @returns {object|null} the body with the result of an entry; null where it took the attempt off, or is not known */
export function saidBy(ops, id) {
  const op = ops.find((one) => one.id === id);
  if (!op || op.kind === "attempt.void") return null;
  return op.body.keep ? saidBy(ops, op.body.keep) : (op.body.result ?? op.body);
}

function marksOf(ops, id) {
  return ops.filter(({ kind, body }) => kind === "attempt.confirm" && body.op === id);
}

/** Ids of all that an operation had seen. */
function pastOf(ops, id, past = new Set()) {
  for (const one of ops.find((op) => op.id === id)?.base ?? []) {
    if (past.has(one)) continue;
    past.add(one);
    pastOf(ops, one, past);
  }
  return past;
}
