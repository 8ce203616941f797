/** The cards of a round by how far their second check is. */

/**
 * @typedef {object} Piles numbers of people, each in the order of the board
 * @property {number[]} checked every attempt has been read twice, or a person has decided it
 * @property {number[]} differ something on it lies with the delegate
 * @property {number[]} left complete, and still to be checked
 * @property {number[]} unfinished some attempts are entered, not all
 */

/**
 * @param {object} board value of `log.fold`
 * @param {Map<string, {kind: string}>} ops the round's operations by id
 * @returns {Piles}
 */
export function pilesOf(board, ops) {
  const piles = { checked: [], differ: [], left: [], unfinished: [] };
  const withDelegate = new Set([
    ...board.proposals.map(({ person }) => person),
    ...board.disputes.map(({ person }) => person),
  ]);
  for (const card of board.cards) {
    const pile = withDelegate.has(card.person) ? "differ" : pileOf(card, ops);
    if (pile) piles[pile].push(card.person);
  }
  return piles;
}

/** How many cards are complete, wherever their check is. */
export function enteredOf({ checked, differ, left }) {
  return checked.length + differ.length + left.length;
}

function pileOf(card, ops) {
  const entered = card.slots.filter(({ status }) => status === "recorded");
  if (entered.length === 0) return null;
  if (!card.closed) return "unfinished";
  return entered.every((slot) => slot.checked || isDecided(ops.get(slot.op))) ? "checked" : "left";
}

/** A decision is a second person's already: with both versions and the paper before them. */
function isDecided(op) {
  return op?.kind === "attempt.decide";
}
