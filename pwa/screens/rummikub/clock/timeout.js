/** What the end of a turn's time costs (003, game rules 4-3): the tiles that fit nowhere go under the pool, as many others are drawn, then three more. */

export const PENALTY_TILES = 3;

/**
 * @param {number} uncombined how many tiles of the player's own fit nowhere
 * @param {number|null} [pool] how many tiles the pool has with those under it, where somebody counted; null or none: enough
 * @returns {{under: number, others: number, penalty: number, drawn: number, short: number, empty: boolean}} `drawn` in all, `short` of what is due where the
 *   pool has fewer; `empty`: the last tile is drawn
 */
export function timeout(uncombined, pool = null) {
  const due = uncombined + PENALTY_TILES;
  const drawn = Math.min(due, pool ?? due);
  const others = Math.min(uncombined, drawn);
  return {
    under: uncombined,
    others,
    penalty: drawn - others,
    drawn,
    short: due - drawn,
    empty: pool !== null && pool <= due,
  };
}
