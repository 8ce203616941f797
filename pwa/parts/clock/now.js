/**
 * What time it is, for clocks that run. It follows the phone's own clock forwards, because a phone that slept looks just like that, and never
 * back: whoever sets the phone's clock back stops no clock here. It informs people and is no result of a solve (I9).
 */

/** The two clocks are read one after the other, and tick by themselves: less than this is no sleep. */
const JITTER_MS = 50;

let anchor = Number.NEGATIVE_INFINITY;

/** The wall clock's time at the monotonic clock's nought. @param {number} before the one so far */
export function anchored(before, wall, steady) {
  const found = wall - steady;
  return found > before + JITTER_MS ? found : before;
}

/** @returns {number} milliseconds since 1970, never fewer than before on this page */
export function now() {
  const steady = performance.now();
  anchor = anchored(anchor, Date.now(), steady);
  return anchor + steady;
}

/** Milliseconds since a start; nought where the phone's clock was set back while no page looked at it. */
export function since(start, at) {
  return Math.max(0, at - start);
}
