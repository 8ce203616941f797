/**
 * One frame of a GAN timer: `FE`, the length of the rest, `01`, a state, for some states a time (minutes, seconds, ms in
 * two bytes, the lower first), and a CRC over all but the first two bytes. A frame that is damaged anywhere is none.
 */
import { hexOf } from "../hex.js";
import { crc16 } from "./crc.js";

const START = 0xfe;
const KIND = 0x01;
const BARE = 4; // of the length byte: kind, state, CRC
const TIMED = 8;
const STOPPED = 4;

/** What each state says; the timer says *finished* right after it has stopped. */
const STATES = {
  1: "armed",
  2: "hands-off",
  3: "running",
  [STOPPED]: "stopped",
  5: "reset",
  6: "hands",
  7: "finished",
};

/**
 * @typedef {{as: 'armed'|'hands-off'|'running'|'stopped'|'reset'|'hands'|'finished', ms?: number, hex: string}} Frame
 *   `ms` stands with `stopped` alone; `hex` is the whole frame, as it came
 * @param {DataView|Uint8Array} bytes  one notification
 * @returns {Frame|null} null for what is no whole, undamaged frame
 */
export function readFrame(bytes) {
  const frame = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isWhole(frame)) return null;
  const state = frame[3];
  const as = STATES[state];
  if (!as) return null;
  const hex = hexOf(frame);
  if (state !== STOPPED) return { as, hex };
  const ms = timeOf(frame);
  return ms === null ? null : { as, ms, hex };
}

function isWhole(frame) {
  const rest = frame[1];
  if (frame[0] !== START || (rest !== BARE && rest !== TIMED)) return false;
  if (frame.length !== rest + 2 || frame[2] !== KIND) return false;
  const end = frame.length - 2;
  return crc16(frame.subarray(2, end)) === (frame[end] | (frame[end + 1] << 8));
}

/** No timer shows 75 seconds or 1200 thousandths: such a time is none, whatever the CRC says. */
function timeOf(frame) {
  if (frame[1] !== TIMED) return null;
  const [minutes, seconds] = [frame[4], frame[5]];
  const thousandths = frame[6] | (frame[7] << 8);
  if (minutes > 59 || seconds > 59 || thousandths > 999) return null;
  return minutes * 60_000 + seconds * 1000 + thousandths;
}
