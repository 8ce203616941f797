/** Which versions of a disputed game stand against each other, and what it is disputed about. */

/**
 * @param {object|null} fold of the table
 * @returns {{sheets: object[], purpose: number[]}} `sheets`: versions that differ; `purpose`: players about whose −200 referees differ
 */
export function disputeOf(fold, { game, versions }) {
  const mine = (fold?.disputes ?? []).filter((one) => one.game === game);
  const ops = mine.filter(({ what }) => what === "game.score").flatMap((one) => one.candidates);
  return {
    sheets: versions.filter(({ op }) => ops.includes(op)),
    purpose: mine.filter(({ what }) => what === "game.purpose").map(({ person }) => person),
  };
}

/** Who could be given −200 in a game: everybody present who did not meld, and whoever has it already. */
export function couldHaveMelded(players) {
  return players
    .filter(({ out, melded, absent }) => !out && !absent && melded === false)
    .map(({ person }) => person);
}
