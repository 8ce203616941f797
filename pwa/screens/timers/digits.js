/** Times as a timer's display has them. */

/** @param {number} ms @param {2|3} places decimals that the timer sends @returns {string} *1:08.169*, *0.00* */
export function asDisplayed(ms, places = 3) {
  const minutes = Math.floor(ms / 60_000);
  const seconds = ((ms % 60_000) / 1000).toFixed(3).slice(0, places - 3 || undefined);
  return minutes ? `${minutes}:${seconds.padStart(places + 3, "0")}` : seconds;
}

/** As it counts below ten minutes: cut to hundredths (9f1). */
export function asCounted(ms) {
  return asDisplayed(ms - (ms % 10), 2);
}
