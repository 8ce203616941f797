/** The four colours of Rummikub's tiles in the order of the seats, and the letter that each has in a rack's notation (`K10`, `B3`). */

export const COLOURS = ["black", "blue", "red", "orange"];
export const LETTERS = { K: "black", B: "blue", R: "red", O: "orange" };

/** The colour of a seat. @param {number} seat 0–3, or none @returns {string|null} */
export function colourOf(seat) {
  return COLOURS[seat] ?? null;
}
