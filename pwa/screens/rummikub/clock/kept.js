/** Which game of a table this phone keeps the clock of, and who sits there: moments are kept, so that neither a reload nor a locked screen stops a clock. */

/** @typedef {{game: number, order: number[], absent: number[], taps: import("./turns.js").Tap[]}} Kept `order`: who sits there, clockwise */

/**
 * What is kept, as it fits who sits there now: until the first turn those who came since are added, and those who went are left out.
 * @param {Kept|null} kept @param {number[]} seated in the order of the seats @param {number} game the next one, where nothing is kept
 * @returns {Kept}
 */
export function fitted(kept, seated, game) {
  if (!kept) return { game, order: seated, absent: [], taps: [] };
  if (kept.taps.some((tap) => tap.do === "go")) return kept;
  const still = kept.order.filter((person) => seated.includes(person));
  const come = seated.filter((person) => !still.includes(person));
  const same = come.length === 0 && still.length === kept.order.length;
  return same ? kept : { ...kept, order: come.length ? seated : still, taps: [] };
}

/** The same with somebody one seat further on, or from the last seat to the first. @param {number[]} order */
export function oneOn(order, person) {
  const at = order.indexOf(person);
  const rest = order.filter((one) => one !== person);
  const to = at === rest.length ? 0 : at + 1;
  return [...rest.slice(0, to), person, ...rest.slice(to)];
}
