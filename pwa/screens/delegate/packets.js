/** What the packets that travel with an entry say, each read as the timer's own protocol has it. */
import { readFrame } from "../../devices/gan/frame.js";
import { bytesOf } from "../../devices/hex.js";
import { makeDecoder } from "../../devices/stackmat/decoder.js";
import { wholeOf } from "../judge/tools/timer/kept.js";

/**
 * @param {string[]} packets as hex
 * @returns {{hex: string, letter: string|null, time: string|null}[]} null where it is no packet of a kind that is known
 */
export function readPackets(packets) {
  return packets.map((hex) => ({ hex: spaced(hex), ...said(hex) }));
}

function said(hex) {
  const [packet] = makeDecoder().push(bytesOf(hex));
  if (packet) return { letter: packet.state, time: timeOf(packet.ms, hex) };
  const frame = readFrame(bytesOf(hex));
  const ms = frame?.ms ?? null;
  return { letter: frame?.as ?? null, time: ms === null ? null : timeOf(ms, hex) };
}

function timeOf(ms, hex) {
  return wholeOf({ reading_ms: ms, packets: [hex] });
}

/** *53 30 31*: a byte after the other. */
function spaced(hex) {
  return hex.replace(/..(?=.)/g, "$& ");
}
