/** The tiles of a solved Magic as they lie: a strip of two, laid round a corner; eight of a Magic, twelve of a Master Magic. */

const LONG = { 8: 3, 12: 4 };

/** @returns {{id: string, row: number, column: number}[]} from 1, row by row */
export function tilesOf(size) {
  const long = LONG[size];
  const places = Array.from({ length: long * long }, (_, n) => ({
    row: Math.floor(n / long) + 1,
    column: (n % long) + 1,
  }));
  return places
    .filter(({ row, column }) => row <= 2 || column <= 2)
    .map((place) => ({ id: `tile-${place.row}-${place.column}`, ...place }));
}

export const isNextTo = (one, other) =>
  Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;

/** @returns {{id: string, tiles: object[], row: number, column: number}[]} tiles that are connected; halves are between tiles */
export function foldsOf(size) {
  const tiles = tilesOf(size);
  return tiles.flatMap((one, n) =>
    tiles
      .slice(n + 1)
      .filter((other) => isNextTo(one, other))
      .map((other) => ({
        id: `fold-${one.row}-${one.column}-${other.row}-${other.column}`,
        tiles: [one, other],
        row: (one.row + other.row) / 2,
        column: (one.column + other.column) / 2,
      })),
  );
}

/** How many tiles a side is long. */
export const longOf = (size) => LONG[size];
