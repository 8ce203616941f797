/** Extra attempts of a card that are asked for, or given for now: what waits for who decides (11e, 11e3). */

/**
 * @param {object|null} board value of `log.fold`
 * @param {(op: string) => object|null} bodyOf the body of an operation that this phone has
 * @returns {Map<number, 'asked'|'provisional'>} by attempt; of several wishes for one, that which says most
 */
export function asksOf(board, person, bodyOf) {
  const asks = new Map();
  for (const { op, kind, person: whose, slot } of board?.proposals ?? []) {
    if (whose !== person || kind !== "attempt.extra") continue;
    if (bodyOf(op)?.provisional === true) asks.set(slot, "provisional");
    else if (!asks.has(slot)) asks.set(slot, "asked");
  }
  return asks;
}

/** The card with `asked` on the attempts for which an extra one waits. */
export function withAsks(card, asks) {
  if (asks.size === 0) return card;
  const slots = card.slots.map((slot) =>
    asks.has(slot.slot) ? { ...slot, asked: asks.get(slot.slot) } : slot,
  );
  return { ...card, slots };
}

/** The attempts of which a result waits for a decision, though none stands yet: there is nothing to be done there now. */
export function waitingSlots(board, person) {
  const results = (board?.proposals ?? []).filter(
    (one) => one.person === person && one.kind !== "attempt.extra",
  );
  return new Set(results.map(({ slot }) => slot));
}
