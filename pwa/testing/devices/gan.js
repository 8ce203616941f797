/** Frames of a GAN timer for tests: those that were read off real ones, and any other. */
import { crc16 } from "../../devices/gan/crc.js";

/** Read off real timers; of `stopped` the CRC was cut off in the dump, and is computed. */
export const DUMPS = {
  reset: "fe 08 01 05 00 00 00 00 e7 68",
  hands: "fe 04 01 06 f8 4e",
  "hands-off": "fe 04 01 02 7c 0e",
  armed: "fe 04 01 01 1f 3e",
  running: "fe 04 01 03 5d 1e",
  stopped: "fe 08 01 04 00 02 83 01 3c f2",
};

const STATES = {
  armed: 1,
  "hands-off": 2,
  running: 3,
  stopped: 4,
  reset: 5,
  hands: 6,
  finished: 7,
};

/** @param {keyof STATES} as  @param {number} [ms] with `stopped` and `reset`  @returns {Uint8Array} a frame with its CRC */
export function ganFrame(as, ms) {
  return sealed([
    0x01,
    STATES[as],
    ...(as === "stopped" || as === "reset" ? timeBytes(ms ?? 0) : []),
  ]);
}

/** `body`, with the start, the length and the CRC that belong to it. */
export function sealed(body) {
  const crc = crc16(Uint8Array.from(body));
  return Uint8Array.from([0xfe, body.length + 2, ...body, crc & 0xff, crc >> 8]);
}

function timeBytes(ms) {
  const rest = ms % 1000;
  return [Math.floor(ms / 60_000), Math.floor(ms / 1000) % 60, rest & 0xff, rest >> 8];
}
