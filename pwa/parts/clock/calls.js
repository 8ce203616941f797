/** Which calls of a clock are due. A call is `{ms, …}`: so long after the start it is made. */

/** A call that comes later than this misleads, as after a phone was locked: it is not made any more. */
export const LATE_MS = 2_000;

/** Those that fall between two looks at the clock, and are not too late by now. */
export function due(calls, before, elapsed) {
  return calls.filter(({ ms }) => before < ms && ms <= elapsed && elapsed - ms <= LATE_MS);
}

/** The last one whose time has come, or undefined. */
export function lastOf(calls, elapsed) {
  return calls.filter(({ ms }) => ms <= elapsed).at(-1);
}

/** How long the word of a call stands out, for whoever does not hear it. */
const FLASH_MS = 1_500;

/** Whether a call has just been made. */
export function isNow(call, elapsed) {
  return call !== undefined && elapsed - call.ms < FLASH_MS;
}

/** The next one, or undefined. */
export function nextOf(calls, elapsed) {
  return calls.find(({ ms }) => ms > elapsed);
}
