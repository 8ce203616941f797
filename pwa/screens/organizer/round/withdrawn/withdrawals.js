/** Who has withdrawn from a round: by name before it was opened, or from it. */

/**
 * @param {object|null} opened the words of the opening in force
 * @returns {{person: number, op: object|null, before: boolean, begun: boolean}[]} by number; `op` is the withdrawal, null where it was before the opening;
 *   `begun` whether there was an attempt
 */
export function withdrawals(entries, board, opened) {
  if (!board?.cards) return [];
  const inside = new Set(board.cards.map((card) => card.person));
  const before = (opened?.withdrawn ?? [])
    .filter((person) => !inside.has(person))
    .map((person) => ({ person, op: null, before: true, begun: false }));
  const from = (board.round.quit ?? []).map((person) => {
    return { person, op: lastQuit(entries, person), before: false, begun: hasBegun(board, person) };
  });
  return [...before, ...from].sort((a, b) => a.person - b.person);
}

/** Whether there is anything on the competitor's card. */
export function hasBegun(board, person) {
  const card = board.cards.find((one) => one.person === person);
  return Boolean(card?.slots.some(({ status }) => status !== "empty"));
}

/** Those who could withdraw: who is in the round and has not. */
export function stillIn(board) {
  const gone = new Set(board.round.quit ?? []);
  return board.cards.map((card) => card.person).filter((person) => !gone.has(person));
}

function lastQuit(entries, person) {
  const place = ({ stamp }) => stamp?.seq ?? Number.POSITIVE_INFINITY; // what waits here came last
  const quits = entries.filter(
    ({ op }) => op.kind === "round.quit" && op.subject?.person === person,
  );
  return quits.sort((a, b) => place(a) - place(b)).at(-1)?.op ?? null;
}
