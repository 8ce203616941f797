/** Who plays: competitors by their number, and people entered on the spot, whose numbers are above all registrants'. */

const ON_THE_SPOT = 1_000_000;
const A_DEVICE = 1_000;

/** Whether a number is that of somebody who is no competitor of the competition. */
export function isGuest(number) {
  return number >= ON_THE_SPOT;
}

/** The next free number that this device may give; no other device gives it. @param {{person: number}[]} entrants */
export function guestNumber(device, entrants) {
  const first = ON_THE_SPOT + A_DEVICE * device + 1;
  const taken = entrants.map(({ person }) => person);
  let number = first;
  while (taken.includes(number)) number += 1;
  return number;
}

/**
 * @param {{number: number, name: string, local_name?: string}[]} people of the competition
 * @param {{person: number, name?: string|null}[]} entrants of the event
 * @returns {{number: number, name: string, local_name?: string}} the person to show, by number alone where nobody knows a name
 */
export function personOf(people, entrants, number) {
  const known = people.find((one) => one.number === number);
  if (known) return known;
  const name = entrants.find(({ person }) => person === number)?.name;
  return { number, name: name || `#${number}` };
}
