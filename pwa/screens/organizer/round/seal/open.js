/** What is still open in a round, for whoever is about to sign it off. Pure. */

/**
 * `[{what, people: [{person, slots}], count}]` in the order of their weight; `person` null where it is about the round itself. `operations` name whom what was held or
 * came late is about.
 * @param {object} board
 * @param {{op: object}[]} operations of the round
 */
export function stillOpen(board, operations) {
  const subjects = new Map(operations.map(({ op }) => [op.id, op.subject]));
  const about = (id) => subjects.get(id) ?? {};
  const lines = (wanted) =>
    board.cards.flatMap(({ person, slots }) =>
      slots.filter(wanted).map(({ slot }) => ({ person, slot })),
    );
  return [
    ["disputes", board.disputes],
    ["proposals", board.proposals],
    ["held", board.held.map(({ op }) => about(op))],
    ["late", board.late.map(about)],
    ["extras", lines(({ status }) => status === "extra")],
    ["missing", board.cards.filter(({ closed }) => !closed)],
    ["unconfirmed", lines(({ status, confirmed }) => status === "recorded" && !confirmed)],
  ]
    .map(([what, places]) => ({ what, people: byPerson(places), count: places.length }))
    .filter(({ count }) => count > 0);
}

function byPerson(places) {
  const found = new Map();
  for (const { person = null, slot } of places) {
    if (!found.has(person)) found.set(person, new Set());
    if (slot) found.get(person).add(slot);
  }
  return [...found]
    .map(([person, slots]) => ({ person, slots: [...slots].sort((a, b) => a - b) }))
    .sort((a, b) => (a.person ?? 0) - (b.person ?? 0));
}
