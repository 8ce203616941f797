/** Which of a match's events are in force: an undo takes back the one before it, or puts another in its place. */

const NEVER_TAKEN_BACK = ["pause", "resume"];

/**
 * @param {{event: object}[]} events of the match's fold
 * @param {{refused: {index: number}[]}} replay of these events
 * @returns {{index: number, event: object, entry: object}[]} in order of play; `index` is that of the entry that brought it: of the undo, for what an undo
 *   put in the place of another, whose time it keeps. Pauses are not among them.
 */
export function heldEvents(events, { refused }) {
  const refusals = new Set(refused.map(({ index }) => index));
  const held = [];
  events.forEach((entry, index) => {
    const { event } = entry;
    if (refusals.has(index) || NEVER_TAKEN_BACK.includes(event.do)) return;
    if (event.do !== "undo") held.push({ index, event, entry });
    else takeBack(held, index, entry);
  });
  return held;
}

function takeBack(held, index, entry) {
  const last = held.pop();
  const { instead } = entry.event;
  if (instead && last) held.push({ index, entry, event: { ...instead, at_ms: last.event.at_ms } });
}
