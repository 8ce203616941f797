/** Who may take a place that became free before its first attempt (2026 9p3). */

/**
 * @param {object} board of the round
 * @param {number[]} openedFor whom the round was opened for
 * @param {{person: number, begun: boolean, before: boolean}[]} gone as of withdrawals.js
 * @returns {number} how many places are free: of those who left without an attempt, less those who were taken in since
 */
export function freePlaces(board, openedFor, gone) {
  const left = gone.filter(({ begun, before }) => !begun && !before).length;
  const taken = board.cards.filter(({ person }) => !openedFor.includes(person)).length;
  return Math.max(0, left - taken);
}

/**
 * The best of the line who are not in the round: one, or all who share that rank, between whom a person chooses.
 * @param {number[]} line of the round before, best first, as it is now
 * @param {Map<number, number>} ranks
 */
export function bestReserves(board, line, ranks, gone) {
  const out = new Set(gone.map(({ person }) => person));
  for (const { person } of board.cards) out.add(person);
  const free = line.filter((person) => !out.has(person));
  return free.filter((person) => ranks.get(person) === ranks.get(free[0]));
}
