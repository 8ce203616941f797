/** What was told before a multi-blind attempt, put as the question `multi.told`. */

const EVERYTHING = /^attempt\./;

/**
 * @param {{edition: string, round?: string}} terms
 * @param {{person: number, slot: number, attempts: number[]}} around see card/around.js
 * @param {{op: object}[]} entries operations of the round
 * @param {object|null} board value of `log.fold`; without it nothing of the others is known
 */
export function toldQuestion({ edition, round }, { person, slot, attempts }, role, entries, board) {
  if (!round) return null;
  const refused = new Set(board?.refused.map(({ op }) => op));
  const ops = entries.map(({ op }) => op).filter(({ id }) => !refused.has(id));
  const cards = board?.cards ?? [];
  const tellers = new Set(ops.filter(isTelling).map(({ subject }) => subject.person));
  return {
    call: "multi.told",
    edition,
    role,
    ops: ops
      .filter(({ kind, subject }) => EVERYTHING.test(kind) && isHere(subject, person, slot))
      .map((op) => ({ op: op.id, base: op.base, ...(isTelling(op) && op.body) })),
    attempt_begun: attempts[slot - 1] !== 0,
    event_begun: cards.some((card) => card.slots.some(({ value }) => value !== 0)),
    all_told: cards.length > 0 && cards.every((card) => tellers.has(card.person)),
  };
}

export function isTelling({ kind }) {
  return kind === "attempt.declare";
}

export function isHere(subject, person, slot) {
  return subject?.person === person && subject.slot === slot;
}
