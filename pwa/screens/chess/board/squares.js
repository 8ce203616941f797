/** Squares and what stands on them, as the first field of a FEN has it. */

const FILES = "abcdefgh";
const RANKS = "87654321";

/** The 64 squares as a board shows them, from the upper left; `turned` with Black near. */
export function squares(turned) {
  const all = [...RANKS].flatMap((rank) => [...FILES].map((file) => `${file}${rank}`));
  return turned ? all.reverse() : all;
}

/** @returns {Map<string, {type: string, color: 'w'|'b'}>} square → piece */
export function piecesOf(fen) {
  const pieces = new Map();
  fen
    .split(" ")[0]
    .split("/")
    .forEach((row, rank) => {
      let file = 0;
      for (const sign of row) {
        if (/\d/.test(sign)) file += Number(sign);
        else pieces.set(`${FILES[file++]}${RANKS[rank]}`, pieceOf(sign));
      }
    });
  return pieces;
}

function pieceOf(sign) {
  const type = sign.toLowerCase();
  return { type, color: sign === type ? "b" : "w" };
}

export function isDark(square) {
  return (FILES.indexOf(square[0]) + Number(square[1])) % 2 === 1;
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** @returns {string|null} the square beside one by an arrow key as the board stands; null at its edge and for other keys */
export function beside(square, key, turned) {
  const step = STEPS[key];
  if (!step) return null;
  const way = turned ? -1 : 1;
  const file = FILES[FILES.indexOf(square[0]) + way * step[0]];
  const rank = Number(square[1]) + way * step[1];
  return file && rank >= 1 && rank <= 8 ? `${file}${rank}` : null;
}
