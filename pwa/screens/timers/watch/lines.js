/**
 * The latest bytes as lines to read: each packet is one, and so is what lay between two packets. A packet is found by its bytes in
 * what came, so that a line shows just what the decoder took.
 */
import { hexOf } from "../../../devices/hex.js";
import { withLatest } from "./recent.js";

const KEPT_LINES = 24;
const LONGEST = 24; // bytes; a packet has nine or ten
const DIGITS_A_BYTE = 2;

/** @typedef {{id: number, good: boolean, hex: string, state?: string, ms?: number, told?: string}} Line */
/** @typedef {{lines: Line[], pending: string, made: number}} Lines `pending`: hex of bytes that are in no line yet */

/** @returns {Lines} */
export function beginLines() {
  return { lines: [], pending: "", made: 0 };
}

/** @param {Lines} lines @returns {Lines} */
export function linesAfter(lines, what) {
  if (what.type === "bytes")
    return longOnes({ ...lines, pending: lines.pending + hexOf(what.bytes) });
  if (what.type === "packet") return withPacket(lines, what.packet);
  if (what.type === "told") return withTold(lines, what.told);
  if (what.type === "gap" || what.type === "link") return withRest(lines);
  return lines;
}

function withPacket(lines, { hex, state, ms }) {
  const from = found(lines.pending, hex);
  const before = from > 0 ? lines.pending.slice(0, from) : "";
  const pending = from < 0 ? lines.pending : lines.pending.slice(from + hex.length);
  return withLine(withRejected({ ...lines, pending }, before), { good: true, hex, state, ms });
}

function withTold(lines, { as, ms, hex = "" }) {
  return withLine(withRejected({ ...lines, pending: "" }, lines.pending.replace(hex, "")), {
    good: true,
    hex,
    told: as,
    ms,
  });
}

function withRest(lines) {
  return withRejected({ ...lines, pending: "" }, lines.pending);
}

/** What is longer than any packet, and held none. */
function longOnes(lines) {
  let next = lines;
  while (next.pending.length > 2 * LONGEST * DIGITS_A_BYTE) {
    const piece = next.pending.slice(0, LONGEST * DIGITS_A_BYTE);
    next = withRejected({ ...next, pending: next.pending.slice(piece.length) }, piece);
  }
  return next;
}

function withRejected(lines, hex) {
  return hex ? withLine(lines, { good: false, hex }) : lines;
}

function withLine(lines, line) {
  const id = lines.made + 1;
  return { ...lines, lines: withLatest(lines.lines, { id, ...line }, KEPT_LINES), made: id };
}

/** Where a packet lies in the hex, on a byte's boundary. */
function found(pending, hex) {
  for (let from = pending.indexOf(hex); from >= 0; from = pending.indexOf(hex, from + 1))
    if (from % DIGITS_A_BYTE === 0) return from;
  return -1;
}
