/** A typed attempt beside the one that is entered. Pure: what to do about it stands in acts.js. */

/**
 * @typedef {object} Typed one attempt as read from paper
 * @property {object} body of the operation that would say it
 * @property {number[]} values the WCA's integers that it may stand for: as it is written, and as the rules count it
 */

/**
 * Paper carries what counts (19.65), an entry may say how it came about (17.65 + 2): equal is what counts the same.
 * @param {{status: string, value: number, op: string|null}} slot of a board's card
 * @param {Typed|null} typed null where the paper has nothing
 * @returns {'same'|'differs'|'missing'|'blank'|'nothing'} `missing`: nobody has entered it; `blank`: the paper has
 *   nothing, but something is entered; `nothing`: neither has anything
 */
export function compare(slot, typed) {
  const entered = slot.status === "recorded" || slot.status === "disputed";
  if (!typed) return entered ? "blank" : "nothing";
  if (!entered) return "missing";
  const equal = slot.status === "recorded" && typed.values.includes(slot.value);
  return equal ? "same" : "differs";
}
