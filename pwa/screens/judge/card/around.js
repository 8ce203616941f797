/** What stands around an attempt, for the rules to hold it against. */

/** @returns {{round: string, person: number, slot: number, attempts: number[], field: number[]}} the card's attempts, and the best results of others in the round */
export function aroundOf(round, board, card, person, slot) {
  const attempts = card.slots.map(({ value }) => value ?? 0);
  return { round: round.id, person, slot, attempts, field: resultsOfOthers(board, person) };
}

export function resultsOfOthers(board, person) {
  const others = (board?.cards ?? []).filter((card) => card.person !== person);
  return others.map(({ best }) => best).filter((best) => best > 0);
}
