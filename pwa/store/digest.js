/** SHA-256 over text, and the digest of a stream's log that phone and server compare. */
import { sha256Of } from "./sha256.js";

const encoder = new TextEncoder();

/** @param {string} text @returns {Promise<string>} 64 hexadecimal digits */
export async function sha256(text) {
  const bytes = encoder.encode(text);
  const digest = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
    : sha256Of(bytes);
  return hex(digest);
}

/** @param {Uint8Array} bytes @returns {string} two digits a byte */
export function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The log digest of a stream: over the sorted lines of what the server has stamped, so two that agree hold the same operations with the same verdicts.
 * @param {import('./stream.js').Entry[]} entries
 */
export function logDigest(entries) {
  const lines = entries
    .filter(({ stamp }) => stamp)
    .map(({ op, sha256, stamp }) => `${op.id} ${sha256} ${stamp.role} ${stamp.standing}\n`);
  return sha256(lines.sort().join(""));
}
