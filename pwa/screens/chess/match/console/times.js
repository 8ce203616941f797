/** Times as a clock across a table shows them: whole seconds that are still to come, tenths in the last ten. */

const TENTHS_UP_TO = 9_900; // above it the tenth would read 10.0

/** @param {number} ms @returns {string} *2:41*, *9.4*; below nought with a minus */
export function clockText(ms) {
  if (ms < 0) return `−${clockText(-ms)}`;
  if (ms <= TENTHS_UP_TO) return (Math.ceil(ms / 100) / 10).toFixed(1);
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;
}
