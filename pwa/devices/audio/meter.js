/** A level as people read it: how loud, on a scale like the ear's, and in a word whether a timer can be read in it. */

const QUIETEST = 0.001; // of the loudest
const CLEAN = 0.3; // of the way from a bit's level to the middle

/** @param {{signal: number, noise: number}} level of `demodulator.js` @returns {{share: number, word: 'clean'|'noisy'|'nothing'}} `share`: 0 to 1 */
export function metered({ signal, noise }) {
  const share = 1 - Math.log(Math.max(signal, QUIETEST)) / Math.log(QUIETEST);
  if (noise >= 1) return { share, word: "nothing" };
  return { share, word: noise < CLEAN ? "clean" : "noisy" };
}
