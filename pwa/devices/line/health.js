/** What can be said of a line from what came over it, for every way that brings bytes. Pure; times in ms of a monotonic clock. */

const SILENT = 4000; // a timer sends about nine packets a second
const FAULTS = 6; // one or two are nothing: plugging in makes them
const UNREAD = 60; // bytes of six packets, none of which was one
const TIMERS_BAUD = 1200;

/**
 * @typedef {{baud: number, since: number, faults: number, unread: number, read: boolean}} Line
 * `since`: when something last came; `faults` and `unread` bytes: since the last packet that could be read; `read`: whether one ever was
 */

/** @returns {Line} one that was opened just now */
export function opened(baud, at) {
  return { baud, since: at, faults: 0, unread: 0, read: false };
}

/** @param {{bytes: number, packets: number}} came */
export function heard(line, { bytes, packets }, at) {
  if (packets) return { ...line, since: at, faults: 0, unread: 0, read: true };
  return { ...line, since: at, unread: line.unread + bytes };
}

/** A break or a framing error: what stands on the line is not what a timer's idle line looks like. */
export function failed(line, at) {
  return { ...line, since: at, faults: line.faults + 1 };
}

/**
 * Breaks and framing errors alone are the other polarity. At another baud rate than the timer's own they may as well come from the rate, and
 * a timer that was readable a moment ago did not turn around: that is noise.
 * @returns {'inverted'|'garbled'|'silent'|null}
 */
export function troubleOf(line, at) {
  if (line.faults >= FAULTS) {
    return line.baud === TIMERS_BAUD && !line.read ? "inverted" : "garbled";
  }
  if (line.unread >= UNREAD) return "garbled";
  return at - line.since >= SILENT ? "silent" : null;
}
