/** When an attempt begins at the timer, so that each beginning opens the dark view once. */

const ON = new Set(["running", "stopping", "lost", "fault"]);

/** Whether the digits have begun to run: not after a pause of the signal, nor when they jump. @param {string} before @param {string} now states */
export function begins(before, now) {
  return now === "running" && !ON.has(before);
}

/**
 * The stopwatch that starts with the timer where either clock may count (B2e); null where none does, or where one was taken up already.
 * @param {{timer: string}} rules of the event
 * @param {object|null} stopwatch what is kept of one
 * @param {number} at the time now @param {number} ms how far the timer's digits have come
 */
export function secondClock({ timer }, stopwatch, at, ms) {
  return timer === "either" && !stopwatch ? { start: at - ms } : null;
}

/**
 * Whether the reading is no longer on the timer though the competitor has not confirmed it (A6f).
 * @param {{state: string, ms: number|null, flags: string[]}} model
 * @param {boolean} stood whether it was seen there
 */
export function isResetEarly({ state, ms, flags }, stood) {
  return flags.includes("reset-early") || state === "reset" || (stood && ms === 0);
}

/** Whether the attempt is over by the timer. @param {object|null} before the offer when the dark view was opened */
export function ends({ state, offer }, before) {
  if (state === "stopped") return true;
  return Boolean(offer) && JSON.stringify(offer) !== JSON.stringify(before);
}
