/** A rack as it is tapped in: which tiles a set can have (003, game rules 1: two of each number in four colours, two jokers), and what is on it. */
import { LETTERS } from "../tile/colours.js";

export const JOKER = "J";
export const NUMBERS = Array.from({ length: 13 }, (_, at) => at + 1);
const COPIES = 2;
const ORDER = Object.keys(LETTERS);

/** @param {string} letter of a colour, see `LETTERS` @returns {string} *R7*, as `rummikub.meld` takes it */
export function tileOf(letter, number) {
  return `${letter}${number}`;
}

/** @returns {{colour: string|null, number: number|null}} both null of a joker */
export function partsOf(tile) {
  if (tile === JOKER) return { colour: null, number: null };
  return { colour: LETTERS[tile[0]], number: Number(tile.slice(1)) };
}

/**
 * @param {string[]} rack @param {string} tile
 * @returns {null|{code: "jokers"}|{code: "number", number: number}|{code: "tile", colour: string, number: number}} why a set has no such tile left: no third
 *   joker, no ninth of a number, no third of a number in a colour
 */
export function refusalOf(rack, tile) {
  if (countOf(rack, tile) < COPIES) return null;
  if (tile === JOKER) return { code: "jokers" };
  const { colour, number } = partsOf(tile);
  const all = ORDER.every((letter) => countOf(rack, tileOf(letter, number)) === COPIES);
  return all ? { code: "number", number } : { code: "tile", colour, number };
}

/** How many of a tile are on the rack. */
export function countOf(rack, tile) {
  return rack.filter((one) => one === tile).length;
}

/** The rack without one of that tile. */
export function without(rack, tile) {
  const at = rack.indexOf(tile);
  return rack.filter((_, place) => place !== at);
}

/** By colour, then number, jokers last: as players sort their racks. */
export function sorted(rack) {
  const key = (tile) =>
    tile === JOKER ? ORDER.length * 100 : ORDER.indexOf(tile[0]) * 100 + partsOf(tile).number;
  return [...rack].sort((one, other) => key(one) - key(other));
}

/** @returns {{sum: number, jokers: number, tiles: number}} as a game's entry takes them: jokers are not in the sum */
export function countedOf(rack) {
  const numbers = rack.map((tile) => partsOf(tile).number ?? 0);
  return {
    sum: numbers.reduce((sum, number) => sum + number, 0),
    jokers: countOf(rack, JOKER),
    tiles: rack.length,
  };
}

/**
 * A game's draft with a rack's numbers in somebody's line; whether they melded is said there, not here.
 * @param {import("../table/entry/draft.js").Draft} draft
 */
export function inDraft(draft, person, { sum, jokers, tiles }) {
  const numbers = { sum: String(sum), jokers, tiles: String(tiles) };
  const lines = draft.lines.map((line) =>
    line.person === person ? { ...line, ...numbers } : line,
  );
  return { ...draft, lines };
}
