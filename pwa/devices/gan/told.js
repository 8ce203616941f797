/**
 * What a frame says, in the words of the timer's machine. A GAN timer tells its states itself, so nothing is guessed from
 * digits; only hands need to know what stands on the display, for hands on a time that stands there begin and end nothing.
 */

/** @typedef {'clear'|'time'|null} Shows  what stands on the display; null before the first frame that tells */

/** @param {import('./frame.js').Frame} frame  @param {Shows} shows before it  @returns {Shows} after it */
export function showing(frame, shows) {
  if (frame.as === "reset") return "clear";
  return frame.as === "running" || frame.as === "stopped" || frame.as === "finished"
    ? "time"
    : shows;
}

/**
 * @param {import('./frame.js').Frame} frame
 * @param {Shows} shows  what stood on the display before it
 * @returns {{as: 'reset'|'hands'|'armed'|'running'|'stopped', ms?: number, hex: string}|null} null: nothing new is said
 */
export function toldBy(frame, shows) {
  if (frame.as === "finished") return null;
  const hands = frame.as === "hands" || frame.as === "hands-off";
  if (hands && shows === "time") return null;
  return frame.as === "hands-off" ? { as: "reset", hex: frame.hex } : frame;
}
