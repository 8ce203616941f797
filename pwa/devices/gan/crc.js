/** CRC-16/CCITT-FALSE, as the frames of a GAN timer end: polynomial 0x1021, begins with 0xFFFF, nothing reflected. */

/** @param {Uint8Array} bytes  @returns {number} 0..65535 */
export function crc16(bytes) {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc;
}
