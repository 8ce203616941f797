/**
 * What is known of a timer that is read: `step` looks up in the table what an event means in this state, and does it.
 *
 * @typedef {{reading_ms: number, packets: string[], flags: string[]}} Offer  `packets`: the last ones, at most eight
 * @typedef {{state: string, ms: number|null, places: number|null, offer: Offer|null, flags: string[]}} Model
 *   `ms`: the digits last shown, null where none; an offer is kept until `attempt`
 * @typedef {{kind: 'packet', packet: import('./decoder.js').Packet}
 *   | {kind: 'told', as: 'reset'|'hands'|'armed'|'running'|'stopped', ms?: number, hex?: string}
 *   | {kind: 'silence'} | {kind: 'link', up: boolean} | {kind: 'taken'} | {kind: 'signed'} | {kind: 'attempt'}} Event
 */
import { classify } from "./classify.js";
import { NOTHING } from "./digits.js";
import { flagsOf, withFlags } from "./flags.js";
import { TABLE } from "./table.js";

/** @returns {Model} */
export function begin() {
  return {
    state: "off",
    ...{ ms: null, places: null, offer: null, flags: [] },
    ...{ taken: false, signed: false, packets: [], seen: NOTHING },
  };
}

/** @param {Model} model @param {Event} event @param {number} at ms of a monotonic clock @returns {Model} */
export function step(model, event, at) {
  const { what, seen, packets } = classify(model, event, at);
  const cell = TABLE[model.state][what];
  const noted = note(model, what);
  const digits = cell.forget ? NOTHING : seen;
  const flags = withFlags(noted.flags, cell.on, cell.off);
  return {
    ...noted,
    state: cell.to,
    ms: digits.time?.ms ?? null,
    places: digits.time?.places ?? null,
    flags,
    offer: cell.offer && !noted.offer ? made(digits, flags, packets) : kept(noted.offer, cell),
    packets,
    seen: digits,
  };
}

/** What people have done, which holds in every state. */
function note(model, what) {
  if (what === "taken") return { ...model, taken: true };
  if (what === "signed") return { ...model, signed: true };
  if (what !== "attempt") return model;
  return { ...model, taken: false, signed: false, offer: null, flags: [] };
}

function made({ time, said }, flags, packets) {
  return { reading_ms: time.ms, packets, flags: withFlags(flags, flagsOf(time, said)) };
}

/** A result stays as it is; what the timer does afterwards is noticed, and a second one is a second start. */
function kept(offer, cell) {
  if (!offer) return null;
  const on = cell.offer ? [...cell.on, "started-twice"] : cell.on;
  return on.length ? { ...offer, flags: withFlags(offer.flags, on) } : offer;
}
