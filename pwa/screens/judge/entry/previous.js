/** The reading saved before on this phone, so that the rules can tell a timer that was not reset. */

let previous = null;

/** The argument `previous_ms` for a body with a reading; nothing where there is none. */
export function previousReading({ reading_ms: reading }) {
  return reading && previous ? { previous_ms: previous } : {};
}

/** Keeps the reading of an entry that has been saved. */
export function rememberReading({ reading_ms: reading }) {
  if (reading) previous = reading;
}
