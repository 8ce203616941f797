/** The cards that this device typed, the latest first, and what became of them. */

const kinds = new Set(["attempt.record", "attempt.propose", "attempt.correct", "attempt.void"]);

/** What needs a person first, then what is still on its way. */
const gravest = ["disputed", "refused", "held", "proposed", "saved", "sent", "accepted"];

/**
 * @param {{op: object}[]} entries operations of the round
 * @param {number} device this one
 * @returns {{person: number, ops: Map<number, string>}[]} `ops`: by attempt the last entry of this device
 */
export function typedLast(entries, device) {
  const cards = new Map();
  for (const { op } of entries) {
    if (op.device !== device || !kinds.has(op.kind) || !op.subject?.slot) continue;
    const { person, slot } = op.subject;
    const card = cards.get(person) ?? { person, n: 0, last: new Map() };
    cards.set(person, card);
    card.n = Math.max(card.n, op.n);
    if (op.n >= (card.last.get(slot)?.n ?? 0)) card.last.set(slot, op);
  }
  return [...cards.values()]
    .sort((a, b) => b.n - a.n)
    .map(({ person, last }) => ({
      person,
      ops: new Map([...last].map(([slot, op]) => [slot, op.id])),
    }));
}

/**
 * The one state of a card: that of the attempt that needs most.
 * @param {{slots: object[]}} card
 * @param {Set<number>} proposed its attempts with a proposal that waits
 * @param {Map<number, string>} ops
 * @param {(op: string) => string} entryState
 */
export function cardState({ slots }, proposed, ops, entryState) {
  const found = new Set([...ops.values()].map(entryState));
  if (slots.some(({ status }) => status === "disputed")) found.add("disputed");
  if (proposed.size > 0) found.add("proposed");
  return gravest.find((state) => found.has(state)) ?? "accepted";
}
