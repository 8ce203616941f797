/** What an FTDI chip sends: USB packets, each of which begins with two bytes about the line, also where nothing follows. */

const HEADER = 2;
const OVERRUN = 0x02;
/** Of the second byte. A break is a framing error too, so it is asked first. */
const SPOILED = [
  [0x10, "BreakError"],
  [0x04, "ParityError"],
  [0x08, "FramingError"],
];

/**
 * Faults count only with bytes: the chip repeats them in packets that hold nothing else.
 * @param {DataView} data one transfer  @param {number} size of a packet: 64, on high speed 512
 * @returns {({bytes: Uint8Array} | {fault: string})[]} faults by the name of Web Serial's errors; the bytes of a spoiled packet are left out
 */
export function piecesOf(data, size) {
  const pieces = [];
  for (let from = 0; from < data.byteLength; from += size) {
    const length = Math.min(size, data.byteLength - from) - HEADER;
    if (length <= 0) continue;
    const line = data.getUint8(from + 1);
    const spoiled = SPOILED.find(([bit]) => line & bit);
    if (spoiled) pieces.push({ fault: spoiled[1] });
    else pieces.push({ bytes: bytesAt(data, from + HEADER, length) });
    if (line & OVERRUN) pieces.push({ fault: "BufferOverrunError" });
  }
  return pieces;
}

function bytesAt(data, from, length) {
  return new Uint8Array(data.buffer, data.byteOffset + from, length).slice();
}
