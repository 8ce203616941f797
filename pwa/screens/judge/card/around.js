/** What stands around an attempt, for the rules to hold it against. */

/**
 * @returns {{round: string, person: number, slot: number, told: boolean, attempts: number[], field: number[]}} whose attempt it is, whether
 *   a board told it, the card's attempts, and the best results of others in the round
 */
export function aroundOf(round, board, card, person, slot) {
  const attempts = card.slots.map(({ value }) => value ?? 0);
  const field = resultsOfOthers(board, person);
  return { round: round.id, person, slot, told: Boolean(board), attempts, field };
}

export function resultsOfOthers(board, person) {
  const others = (board?.cards ?? []).filter((card) => card.person !== person);
  return others.map(({ best }) => best).filter((best) => best > 0);
}
