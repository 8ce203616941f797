/** @param {ArrayBuffer} bytes @returns {string} base64 with the alphabet of addresses, without padding (RFC 4648, 5) */
export function base64url(bytes) {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
