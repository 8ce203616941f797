/** How long to wait before going on, in ms: a line of the wrong polarity fails with every byte and must not keep the phone busy. */

/** @param {number} faults of the stream, one after the other, without a byte that could be read */
export function pauseAfter(faults) {
  return Math.min(250, 50 * 2 ** Math.max(0, faults - 1));
}

/** A port that was just plugged in, or held by the page before a reload, needs a moment. null: it is held elsewhere. */
export function pauseBeforeOpening(failures) {
  return [100, 300, 900][failures - 1] ?? null;
}
