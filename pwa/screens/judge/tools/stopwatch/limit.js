/** The limit of a multi-blind attempt (H1b), from what the edition says of a cube and of all of them. */

/** @param {{per_cube_cs: number, cap_cs: number|null}} multi of `event.rules` @returns {number} milliseconds */
export function limitOf(multi, cubes) {
  const cs = multi.per_cube_cs * cubes;
  return 10 * (multi.cap_cs === null ? cs : Math.min(cs, multi.cap_cs));
}

/** What the stopwatch says at the end: digits for the keypad, of a multi-blind attempt whole seconds and never more than its limit (H1b1). */
export function digitsAtEnd(elapsed, limit, digitsOf) {
  if (limit === undefined) return digitsOf(elapsed);
  return digitsOf(Math.min(elapsed, limit)).slice(0, -2);
}
