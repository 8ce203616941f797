/**
 * What time it is in a match: `at_ms`, milliseconds since the match was opened. It is the wall clock, steadied while the page is awake; after a
 * reload, a locked screen or on another device the wall clock alone. It never falls below the event before.
 */
import { now } from "../../../parts/clock/now.js";

/**
 * @param {number} zero epoch ms of `at_ms` 0, from `match.open`
 * @param {number} [floor] `at_ms` of the last event
 * @returns {number} whole milliseconds
 */
export function atOf(zero, floor = 0) {
  return Math.max(floor, Math.floor(now() - zero), 0);
}

/** @returns {number} epoch ms for `match.open`'s `at_zero` */
export function zeroNow() {
  return Math.floor(now());
}
