/** Which of the remembered timers may be taken up again without asking. */

/**
 * Two places that had the same kind of adapter cannot be told apart while neither is read: a guess would give one competitor the other's time.
 * @param {{[place: string]: {source: string, name?: string}}} choices
 * @param {(place: string) => boolean} taken whether a timer is read there
 * @returns {{again: string[], unclear: string[]}} places
 */
export function toTakeUp(choices, taken) {
  const free = Object.keys(choices).filter((place) => !taken(place));
  const same = (place) => (other) =>
    other !== place &&
    choices[other].source === choices[place].source &&
    choices[other].name === choices[place].name;
  const unclear = free.filter((place) => free.some(same(place)));
  return { again: free.filter((place) => !unclear.includes(place)), unclear };
}
