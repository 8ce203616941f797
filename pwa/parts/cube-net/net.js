/** A cube unfolded: where each of the 54 stickers lies that a state tells. */

/** The faces in the order of a state, and where their first sticker lies, in stickers from the left and from the top. */
const CORNERS = [
  ["U", 3, 0],
  ["R", 6, 3],
  ["F", 3, 3],
  ["D", 3, 6],
  ["L", 0, 3],
  ["B", 9, 3],
];

/**
 * @param {string} state 54 letters, the faces U R F D L B, each row by row
 * @returns {{letter: string, x: number, y: number}[]}
 */
export function net(state) {
  return [...state].map((letter, place) => {
    const [, left, top] = CORNERS[Math.floor(place / 9)];
    return { letter, x: left + (place % 3), y: top + Math.floor((place % 9) / 3) };
  });
}
