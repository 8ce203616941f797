/** A QR code's dark and light modules (ISO/IEC 18004, 7.7–7.10): patterns, data in its zigzag, the mask that reads best. */
import { codewords } from "./codewords.js";

const ALIGNMENT = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];
const MASKS = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** @param {string} text in ASCII @returns {boolean[][]|null} rows of modules, true is dark, without the quiet zone; null of what is too long */
export function matrixOf(text) {
  const made = codewords(text);
  if (!made) return null;
  const ways = MASKS.map((mask, number) => drawn(made, mask, number));
  const costs = ways.map(cost);
  return ways[costs.indexOf(Math.min(...costs))];
}

function drawn({ version, bytes }, mask, number) {
  const size = 17 + 4 * version;
  const grid = Array.from({ length: size }, () => Array(size).fill(null));
  const set = (y, x, dark) => {
    if (y >= 0 && x >= 0 && y < size && x < size) grid[y][x] = dark;
  };
  finders(size, set);
  alignments(version, grid, set);
  for (let at = 8; at < size - 8; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  format(size, number, set);
  if (version > 6) versionInformation(size, version, set);
  data(grid, bytes, mask);
  return grid;
}

/** Three corners, each with its light border. */
function finders(size, set) {
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ])
    for (let y = -1; y < 8; y++)
      for (let x = -1; x < 8; x++) {
        const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3));
        set(top + y, left + x, ring !== 2 && ring !== 4);
      }
}

function alignments(version, grid, set) {
  const places = ALIGNMENT[version - 1];
  const all = places.length ? [6, ...places] : [];
  for (const y of all)
    for (const x of all) {
      if (
        grid[y][x] !== null &&
        (y === 6 ? x === 6 || x === all.at(-1) : x === 6 && y === all.at(-1))
      )
        continue; // where a corner is
      for (let dy = -2; dy < 3; dy++)
        for (let dx = -2; dx < 3; dx++)
          set(y + dy, x + dx, Math.max(Math.abs(dy), Math.abs(dx)) !== 1);
    }
}

/** The level (M is 00) and the mask, by BCH(15,5), twice; and the module that is always dark. */
function format(size, mask, set) {
  const bits = bch(mask, 10, 0x537) ^ 0x5412;
  const bit = (at) => Boolean((bits >> at) & 1);
  const along = [0, 1, 2, 3, 4, 5, 7, 8];
  along.forEach((place, at) => {
    set(place, 8, bit(at));
    set(8, place, bit(14 - at));
  });
  for (let at = 0; at < 8; at++) set(8, size - 1 - at, bit(at));
  for (let at = 8; at < 15; at++) set(size - 15 + at, 8, bit(at));
  set(8, 8, bit(7));
  set(size - 8, 8, true);
}

function versionInformation(size, version, set) {
  const bits = bch(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const dark = Boolean((bits >> at) & 1);
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(far, near, dark);
    set(near, far, dark);
  }
}

function bch(value, many, divisor) {
  const top = 31 - Math.clz32(divisor);
  let rest = value << many;
  while (rest >= 1 << top) rest ^= divisor << (31 - Math.clz32(rest) - top);
  return (value << many) | rest;
}

/** Two columns at a time from the right, up and down by turns, past the timing column. */
function data(grid, bytes, mask) {
  const size = grid.length;
  let at = 0;
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y][x] !== null) continue;
        const bit = (bytes[at >> 3] >> (7 - (at & 7))) & 1; // past the last byte: 0
        grid[y][x] = Boolean(bit) !== mask(y, x);
        at += 1;
      }
    }
    upward = !upward;
  }
}

const LIKE_A_CORNER = /(?=10111010000|00001011101)/g;

/** What makes it harder to read: runs, blocks, what looks like a corner, too much of one shade (7.8.3). */
function cost(grid) {
  const columns = grid.map((_, x) => grid.map((row) => row[x]));
  const lines = [...grid, ...columns].map((line) => line.map(Number).join(""));
  let total = 0;
  for (const line of lines) {
    for (const { length } of line.match(/0{5,}|1{5,}/g) ?? []) total += length - 2;
    total += 40 * [...line.matchAll(LIKE_A_CORNER)].length;
  }
  for (let y = 1; y < grid.length; y++)
    for (let x = 1; x < grid.length; x++) {
      const one = grid[y][x];
      if (one === grid[y - 1][x] && one === grid[y][x - 1] && one === grid[y - 1][x - 1])
        total += 3;
    }
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return total + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
