/** How the tables of a draw are counted in a sentence, and why there are none. */

/** @param {number[]} sizes @returns {{tables: number, fours: number, threes: number}} */
export function countsOf(sizes) {
  return {
    tables: sizes.length,
    fours: sizes.filter((size) => size === 4).length,
    threes: sizes.filter((size) => size === 3).length,
  };
}

/** Why so many people cannot be seated: `five` has ways out of its own. @returns {"nobody"|"few"|"five"|null} */
export function problemOf(people) {
  if (people === 0) return "nobody";
  if (people < 3) return "few";
  return people === 5 ? "five" : null;
}

/** Numbers of the tables of three, whose last colour stays out of the bag. */
export function threesOf(sizes) {
  return sizes.flatMap((size, at) => (size === 3 ? [at + 1] : []));
}
