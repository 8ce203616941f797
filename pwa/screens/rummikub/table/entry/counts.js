/** How many digits each number of a line has at most: a sum of three, tiles on a rack of three, the number on a tile of two. */
export const COUNTS = { sum: 3, tiles: 3, drawn: 2 };
