/** The draw for White: by the app from a seed that is kept, so that anybody can work it out again; by hand; or as the pairing has it. */
import { sha256 } from "../../../../store/digest.js";

const SEED_BYTES = 8;

/** @returns {string} sixteen hexadecimal digits that nobody chose */
export function newSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * White is the first of the two players where the SHA-256 of the seed, read as a number, is even; else the second.
 * @param {string} seed
 * @returns {Promise<0|1>}
 */
export async function whiteBySeed(seed) {
  return Number.parseInt((await sha256(seed)).at(-1), 16) % 2;
}
