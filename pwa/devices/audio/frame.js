/**
 * Reads one byte (8N1, least significant bit first) that begins with a given edge.
 *
 * The input of a sound card lets no steady level through: y = x - (1/tau) * integral of y, for a timer's x. With tau known, x follows from
 * what is heard. It is not, so the byte is read under several and the reading that fits best is kept. Nothing is measured against a
 * fixed level: the start bit and what stood before it say how high this byte's levels are, and each bit that was read corrects them.
 */

/** Bits' lengths per tau: no droop, then inputs that cut off at about 7, 20, 60 and 120 Hz. */
const DROOPS = [0, 0.04, 0.1, 0.3, 0.6];
/** How far a bit that was read moves the middle and the height between the levels. */
const MIDDLE = 0.4;
const HEIGHT = 0.2;
/** Beyond this the bits do not look like two levels: 0 is a perfect signal, 1 has bits as far from their level as the middle is. */
const TOO_ODD = 0.6;
/** The part of each bit that is looked at. The outer quarters belong to slow edges and to clocks that are not quite equal. */
const FROM = 0.25;
const TO = 0.75;

const BITS = 11; // the one before the start bit, start, eight of data, stop
const inner = new Float64Array(BITS);
const whole = new Float64Array(BITS);

/**
 * @param tape see `tape.js`
 * @param {number} edge where the start bit begins, with one bit before and ten after it on the tape
 * @param {number} bit length of a bit in samples
 * @param {1|-1} polarity 1 where a start bit is heard as a rise
 * @returns {{byte: number, height: number, oddness: number}|null} `height`: half of the way between the levels
 */
export function readFrame(tape, edge, bit, polarity) {
  for (let i = 0; i < BITS; i++) {
    const begin = edge + (i - 1) * bit;
    inner[i] = polarity * tape.mean(begin + FROM * bit, begin + TO * bit);
    whole[i] = polarity * tape.mean(begin, begin + bit);
  }
  let best = null;
  for (const droop of DROOPS) {
    const reading = readAs(droop);
    if (reading && reading.oddness < (best?.oddness ?? TOO_ODD)) best = reading;
  }
  return best;
}

function readAs(droop) {
  const before = inner[0] - (droop * whole[0]) / 2;
  const start = inner[1] + (droop * whole[1]) / 2;
  let height = (start - before) / 2;
  if (height <= 0) return null;
  const first = height;
  let middle = (start + before) / 2;
  let drained = droop * whole[1];
  let byte = 0;
  let off = 0;
  for (let i = 2; i < BITS; i++) {
    const value = (inner[i] + drained + (droop * whole[i]) / 2 - middle) / height;
    drained += droop * whole[i];
    const mark = value < 0;
    if (i === BITS - 1 && !mark) return null; // a stop bit is a mark
    if (mark && i < BITS - 1) byte |= 1 << (i - 2);
    const miss = mark ? value + 1 : value - 1;
    off += miss * miss;
    middle += MIDDLE * miss * height;
    height *= 1 + HEIGHT * Math.max(-0.5, Math.min(0.5, mark ? -miss : miss));
  }
  return { byte, height: first, oddness: Math.sqrt(off / (BITS - 2)) };
}
