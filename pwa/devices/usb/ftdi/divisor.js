/**
 * Baud rates of FTDI's chips: 3 MHz, divided by a whole number of 14 bits and eighths, which stand for themselves by a code of three bits.
 * The chips with a faster clock (FT232H and its kin) divide the same 3 MHz while nobody switches their own clock on.
 */
const CLOCK = 3_000_000;
const EIGHTHS = [0, 3, 2, 4, 1, 5, 6, 7];
const LEAST = CLOCK / (0x3fff + 7 / 8);

/**
 * @param {number} baud 184 to 3 000 000
 * @param {number} channel 0 for a chip with one port, 1 for the first port of several
 * @returns {{value: number, index: number}} of the request; the code's highest bit travels in the index
 */
export function divisorOf(baud, channel = 0) {
  if (!(baud >= LEAST && baud <= CLOCK)) throw new RangeError(`no divisor gives ${baud} baud`);
  const code = codeOf(Math.round((8 * CLOCK) / baud));
  const high = code >> 16;
  return { value: code & 0xffff, index: channel ? (high << 8) | channel : high };
}

function codeOf(eighths) {
  const code = (eighths >> 3) | (EIGHTHS[eighths & 7] << 14);
  if (code === 1) return 0; // 3 000 000 and 2 000 000 have a code of their own
  return code === 0x4001 ? 1 : code;
}
