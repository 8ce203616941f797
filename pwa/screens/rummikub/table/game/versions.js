/** Which versions of a disputed game stand against each other. */

/** @param {object} entry of the table's fold @returns {object[]} those that nobody replaced; all, where the fold does not say */
export function disputedVersions({ versions }) {
  const open = versions.filter((one) => one.in_force);
  return open.length > 1 ? open : versions;
}

/** Who could be given −200 in a game: everybody present who did not meld, and whoever has it already. */
export function couldHaveMelded(players) {
  return players
    .filter(({ out, melded, absent }) => !out && !absent && melded === false)
    .map(({ person }) => person);
}
