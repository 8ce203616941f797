/** Which attempt the pad stands for, so that what is typed on it outlasts all news. */

/**
 * Before the board is there the pad goes along with it, and takes what is typed with it: what was just solved is the next
 * attempt, whichever that proves to be. Once it is known, news of others moves and closes no pad on which something is typed.
 * @param {{slot: number|null, told: boolean, writing: boolean}|null} before the attempt when it was last drawn, whether a board
 *   had told which is the next, and whether the pad was there
 * @param {boolean} typing whether something is typed on it
 * @param {number|undefined} chosen the attempt that a person has chosen
 * @param {number|null} next the attempt to be done next
 * @returns {{current: number|null, kept: boolean}} `kept`: what is typed stays there, whatever the board says of the attempt
 */
export function padSlot(before, typing, chosen, next) {
  const busy = typing && before?.writing;
  const current = chosen ?? (busy && before.told ? before.slot : next);
  return { current, kept: Boolean(busy && before.slot === current) };
}
