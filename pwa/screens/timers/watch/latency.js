/**
 * How long after the timer's own start and stop this page knew of them. The moments of the timer follow from its digits: a packet that
 * says 6.189 began to be sent 6.189 s after the start, and the quickest packet of a solve tells best when that was.
 */

const BIT_MS = 1000 / 1200;
const BITS_A_BYTE = 10;
const DIGITS_A_BYTE = 2;

/**
 * @typedef {object} Latency
 * @property {number} ms the digits last read
 * @property {number|null} began the timer's start on the host's clock, as the packets of this solve tell it
 * @property {number|null} ran when the page first said *running*
 * @property {number|null} start from the timer's start to *running*, ms
 * @property {number|null} stop from the timer's stop to the offered time, ms
 */

/** @returns {Latency} */
export function beginLatency() {
  return { ms: 0, began: null, ran: null, start: null, stop: null, state: null };
}

/** @param {Latency} latency @returns {Latency} */
export function latencyAfter(latency, what) {
  if (what.type === "packet") return withPacket(latency, what.packet, what.at);
  if (what.type === "model") return withModel(latency, what.model, what.at);
  return latency;
}

function withPacket(latency, { ms, hex }, at) {
  if (ms === 0) return { ...latency, ms, began: null, ran: null };
  if (ms <= latency.ms) return { ...latency, ms };
  const onTheWire = (hex.length / DIGITS_A_BYTE) * BITS_A_BYTE * BIT_MS;
  const began = at - ms - onTheWire;
  const known = latency.began === null ? began : Math.min(latency.began, began);
  return { ...latency, ms, began: known };
}

function withModel(latency, { state, offer }, at) {
  if (state === latency.state) return latency;
  const next = { ...latency, state };
  const { began, ran } = latency;
  if (state === "running" && ran === null) return { ...next, ran: at };
  if (state !== "stopped" || began === null || ran === null || !offer) return next;
  return { ...next, start: ran - began, stop: at - began - offer.reading_ms };
}
