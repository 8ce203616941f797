/**
 * Bytes of a StackMat timer become packets; whatever is no whole packet is passed over.
 *
 * A packet is a state letter, a digit of minutes, two of seconds, two or three decimals, a checksum (64 + the sum of the
 * digits) and LF CR or CR LF. Whether 2 or 3 decimals come is known by the seventh byte alone, for a checksum is never a
 * digit. But it may be a state letter: so a letter is no beginning by itself, and bytes of a packet that breaks off are looked
 * at again, one by one, as the beginning of another. NUL (a break of the line) fits nowhere, not even inside a packet:
 * to leave it out there would make 1:26.78 of 0:12.678 whose first digit was disturbed. (One turned bit does the same to a
 * first 0 that becomes a space; the machine believes in another number of decimals only when it comes twice.)
 *
 * @typedef {{state: ' '|'I'|'A'|'S'|'L'|'R'|'C', ms: number, places: 2|3, hex: string}} Packet
 *   `places`: the decimals that the timer sends; `hex`: the whole packet, capital letters, no spaces
 */
const LF = 10;
const CR = 13;
const [ZERO, FIVE, NINE] = [48, 53, 57];
const CHECKSUM_OF_ZERO = 64;
const LONGEST = 10;
const LETTERS = Array.from({ length: 256 }, (_, byte) =>
  " IASLRC".includes(String.fromCharCode(byte)),
);
const HEX = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).padStart(2, "0").toUpperCase(),
);

/** @returns {{push(bytes: Uint8Array): Packet[], reset(): void, counts: {bytes: number, packets: number, rejected: number}}} */
export function makeDecoder() {
  const frame = new Uint8Array(LONGEST);
  const counts = { bytes: 0, packets: 0, rejected: 0 };
  let length = 0;

  function take(byte) {
    while (!goesOn(frame, length, byte)) {
      if (length === 0) return null;
      breakOff();
    }
    frame[length++] = byte;
    if (length < 9 || length < digits(frame) + 4) return null;
    counts.packets++;
    const packet = read(frame, length);
    length = 0;
    return packet;
  }

  /** What has come is the beginning of no packet; the longest end of it that may be one is kept. */
  function breakOff() {
    if (length > 1) counts.rejected++;
    do frame.copyWithin(0, 1, length--);
    while (!begins(frame, length));
  }

  return {
    counts,
    push(bytes) {
      counts.bytes += bytes.length;
      const packets = [];
      for (let at = 0; at < bytes.length; at++) {
        const packet = take(bytes[at]);
        if (packet) packets.push(packet);
      }
      return packets;
    },
    /** Forgets a packet that has only begun, as after a fault of the line. */
    reset() {
      length = 0;
    },
  };
}

/** How many digits this packet has; known from its seventh byte on. */
const digits = (frame) => (isDigit(frame[6]) ? 6 : 5);
const isDigit = (byte) => byte >= ZERO && byte <= NINE;

/** May `byte` stand behind the first `length` bytes of a packet? */
function goesOn(frame, length, byte) {
  if (length === 0) return LETTERS[byte];
  if (length === 2) return byte >= ZERO && byte <= FIVE; // a minute has sixty seconds
  if (length < 6) return isDigit(byte);
  if (length === 6) return isDigit(byte) || byte === checksum(frame, 5);
  const checked = digits(frame) + 1;
  if (length === checked) return byte === checksum(frame, 6);
  if (length === checked + 1) return byte === LF || byte === CR;
  return byte === LF + CR - frame[length - 1];
}

function begins(frame, length) {
  for (let at = 0; at < length; at++) if (!goesOn(frame, at, frame[at])) return false;
  return true;
}

function checksum(frame, many) {
  let sum = CHECKSUM_OF_ZERO;
  for (let at = 1; at <= many; at++) sum += frame[at] - ZERO;
  return sum;
}

/** @returns {Packet} */
function read(frame, length) {
  const digit = (at) => frame[at] - ZERO;
  const seconds = digit(1) * 60 + digit(2) * 10 + digit(3);
  const places = digits(frame) - 3;
  let hex = "";
  for (let at = 0; at < length; at++) hex += HEX[frame[at]];
  return {
    state: String.fromCharCode(frame[0]),
    ms: seconds * 1000 + digit(4) * 100 + digit(5) * 10 + (places === 3 ? digit(6) : 0),
    places,
    hex,
  };
}
