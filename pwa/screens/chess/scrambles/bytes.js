/** @param {string} text base64url without padding @returns {Uint8Array} the bytes; what is no base64 throws */
export function bytesOf(text) {
  const standard = text.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(standard), (letter) => letter.charCodeAt(0));
}
