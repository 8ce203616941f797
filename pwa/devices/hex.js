/** Bytes as people write them: two capital digits a byte, nothing between. */

/** @param {Uint8Array} bytes @returns {string} */
export function hexOf(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}

/** @param {string} hex pairs of digits, spaces between them or none @returns {Uint8Array} */
export function bytesOf(hex) {
  return Uint8Array.from(hex.match(/[\da-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16));
}
