/**
 * What a StackMat timer would send, for tests and for training: packets byte by byte, and whole solves as the known kinds
 * of timers send them. `at` is when the last bit of a packet has arrived, in ms of the stream; its digits are those of the
 * moment at which the packet began, as on the wire.
 */
import { bytesOf, hexOf } from "../../devices/hex.js";

export { bytesOf, hexOf };

const LF = 10;
const CR = 13;

/** A bit takes 1/1200 s and a byte ten of them. */
export const BYTE_MS = 10_000 / 1200;

/** A packet with its checksum; `places` are the decimals that the timer sends: 3, or 2 as the second generation does. */
export function packet(state, ms, places = 3) {
  const seconds = String(Math.floor(ms / 1000) % 60).padStart(2, "0");
  const rest = String(ms % 1000).padStart(3, "0");
  const digits = `${Math.floor(ms / 60_000)}${seconds}${rest.slice(0, places)}`;
  const sum = [...digits].reduce((total, digit) => total + Number(digit), 64);
  return Uint8Array.from([...encoded(state + digits), sum, LF, CR]);
}

const encoded = (text) => new TextEncoder().encode(text);

/** The letter that each kind of timer sends in a phase of the solve. */
const LETTERS = {
  full: { reset: "I", left: "L", both: "C", armed: "A", running: " ", stop: "C", stopped: "S" },
  "i-only": { reset: "I", left: "I", both: "I", armed: "I", running: " ", stop: "I", stopped: "I" },
  "all-s": { reset: "S", left: "S", both: "S", armed: "S", running: "S", stop: "S", stopped: "S" },
  hand: { reset: "I", left: "L", both: "C", armed: "A", running: "R", stop: "L", stopped: "L" },
};

/** How long the phases before the start last: nobody there, one hand, both hands, the green light. */
const BEFORE = [
  ["reset", 1000],
  ["left", 250],
  ["both", 550],
  ["armed", 700],
];
/** When the timer of a script starts, if its first packet begins at 0. */
export const STARTS_AT = BEFORE.reduce((total, [, lasts]) => total + lasts, 0);
const HANDS_ON_THE_STOP = 300;

/**
 * A solve from reset to stopped, as `[{at, bytes}]`.
 *
 * `letters`: `full` (every state has its letter), `i-only` (Gen 4: only I and space), `all-s` (YuXin), `hand` (a hand rests
 * on a pad all the time). `phase` moves the packets against the start, `after` is how long the stopped time is still sent.
 */
export function solve({ letters = "full", ms, period = 112, places = 3, phase = 0, after = 1500 }) {
  const stopsAt = STARTS_AT + ms;
  const sent = [];
  for (let begins = phase; begins < stopsAt + after; begins += period) {
    const shown = Math.floor(Math.min(Math.max(begins - STARTS_AT, 0), ms));
    const digits = places === 2 ? shown - (shown % 10) : shown;
    const bytes = packet(LETTERS[letters][phaseAt(begins, stopsAt)], digits, places);
    sent.push({ at: begins + bytes.length * BYTE_MS, bytes });
  }
  return sent;
}

function phaseAt(moment, stopsAt) {
  if (moment >= stopsAt + HANDS_ON_THE_STOP) return "stopped";
  if (moment >= stopsAt) return "stop";
  if (moment >= STARTS_AT) return "running";
  let until = 0;
  return BEFORE.find(([, lasts]) => {
    until += lasts;
    return moment < until;
  })[0];
}

/** The timer stands at a time for a while: `resting("I", 0, 1000)` is a second of reset. */
export function resting(state, ms, lasts, { period = 112, places = 3 } = {}) {
  const bytes = packet(state, ms, places);
  const many = Math.ceil(lasts / period);
  return Array.from({ length: many }, (_, nth) => ({
    at: nth * period + bytes.length * BYTE_MS,
    bytes,
  }));
}

/** Scripts one after another, each moved behind the one before. */
export function inTurn(...scripts) {
  let from = 0;
  return scripts.flatMap((script) => {
    const moved = script.map(({ at, bytes }) => ({ at: at + from, bytes }));
    from = moved.at(-1).at + 30;
    return moved;
  });
}
