/**
 * How quickly the bytes of a StackMat timer become packets, in MB/s: `node decoder.mjs` prints the figures of some rounds as JSON.
 * The stream is a solve with noise in it, in pieces of 16 bytes, as a serial port would hand them over.
 */
import { makeDecoder } from '../../pwa/devices/stackmat/decoder.js';
import { solve } from '../../pwa/testing/devices/packets.js';

const ROUNDS = 7;
const BYTES = 4_000_000;
const PIECE = 16;

const sent = solve({ letters: 'full', ms: 62_678 }).flatMap(({ bytes }) => [...bytes, 0x53, 0x30, 0]);
const stream = Uint8Array.from({ length: BYTES }, (_, at) => sent[at % sent.length]);

/** MB/s over the whole stream. */
function round() {
  const decoder = makeDecoder();
  const start = performance.now();
  for (let at = 0; at < BYTES; at += PIECE) decoder.push(stream.subarray(at, at + PIECE));
  const seconds = (performance.now() - start) / 1000;
  if (decoder.counts.packets < BYTES / 14) throw new Error(JSON.stringify(decoder.counts));
  return BYTES / 1e6 / seconds;
}

round(); // warms up
console.log(JSON.stringify(Array.from({ length: ROUNDS }, round)));
