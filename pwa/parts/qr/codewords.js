/** The codewords of a QR code in bytes at level M (ISO/IEC 18004, 7.4–7.6): the smallest version that holds the text, with Reed–Solomon's error correction. */

/** Of versions 1 to 10: how many correction bytes a block has, and how many data bytes each block (table 9, level M). */
const BLOCKS = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const BYTE_MODE = 0b0100;
const [EXP, LOG] = field();

/** @param {string} text in ASCII, as addresses are @returns {{version: number, bytes: number[]}|null} null of what is too long for version 10 (213 bytes) */
export function codewords(text) {
  const data = [...new TextEncoder().encode(text)];
  const version = 1 + BLOCKS.findIndex((_, at) => data.length <= capacity(at + 1));
  if (!version) return null;
  const [correction, sizes] = BLOCKS[version - 1];
  const padded = pad(bitsOf(data, version), sum(sizes));
  let from = 0;
  const blocks = sizes.map((size) => {
    from += size;
    return padded.slice(from - size, from);
  });
  const corrected = blocks.map((block) => remainder(block, generator(correction)));
  return { version, bytes: [...interleaved(blocks), ...interleaved(corrected)] };
}

/** Bytes of text that a version holds, without the mode's and the length's bits. */
function capacity(version) {
  const bits = 4 + lengthBits(version);
  return sum(BLOCKS[version - 1][1]) - Math.ceil(bits / 8);
}

const lengthBits = (version) => (version < 10 ? 8 : 16);
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
const binary = (number, many) => number.toString(2).padStart(many, "0");

function bitsOf(data, version) {
  const head = binary(BYTE_MODE, 4) + binary(data.length, lengthBits(version));
  return head + data.map((byte) => binary(byte, 8)).join("");
}

/** A terminator, zeros up to a whole byte, and then 236 and 17 by turns. */
function pad(bits, many) {
  const ended = bits + "0".repeat(Math.min(4, 8 * many - bits.length));
  const whole = ended.padEnd(8 * Math.ceil(ended.length / 8), "0");
  const bytes = whole.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2));
  for (let filler = 236; bytes.length < many; filler = filler === 236 ? 17 : 236)
    bytes.push(filler);
  return bytes;
}

/** The first of each block, the second of each … */
function interleaved(blocks) {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    blocks.filter((block) => at < block.length).map((block) => block[at]),
  ).flat();
}

/** GF(256) over x⁸ + x⁴ + x³ + x² + 1. */
function field() {
  const exp = [1];
  for (let at = 1; at < 255; at++) {
    const next = exp[at - 1] << 1;
    exp.push(next > 255 ? next ^ 0x11d : next);
  }
  const log = [];
  exp.forEach((value, at) => {
    log[value] = at;
  });
  return [exp, log];
}

function times(a, b) {
  return a && b ? EXP[(LOG[a] + LOG[b]) % 255] : 0;
}

/** (x − α⁰)(x − α¹)…, without its leading 1. */
function generator(degree) {
  let factors = [1];
  for (let at = 0; at < degree; at++) {
    const shifted = [...factors, 0];
    factors = shifted.map((one, place) => one ^ times(factors[place - 1] ?? 0, EXP[at]));
  }
  return factors.slice(1);
}

function remainder(block, divisor) {
  const rest = [...block, ...divisor.map(() => 0)];
  for (let at = 0; at < block.length; at++)
    divisor.forEach((factor, place) => {
      rest[at + 1 + place] ^= times(factor, rest[at]);
    });
  return rest.slice(block.length);
}
