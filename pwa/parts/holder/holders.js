/** Who held this phone lately, so that handing it on takes two taps, and what a holder is called on an entry. */

import { recall, remember, seatKey } from "../../store/preferences.js";
import { certain } from "../search.js";

const most = 6;
const keyOf = (competition) => seatKey("holders", competition);

/** @returns {string[]} the latest first */
export function holdersOf(competition) {
  return JSON.parse(recall(keyOf(competition)) ?? "[]");
}

/** Puts a name first; the oldest of more than six goes. */
export function rememberHolder(competition, name) {
  if (!name) return;
  const names = [name, ...holdersOf(competition).filter((one) => one !== name)].slice(0, most);
  remember(keyOf(competition), JSON.stringify(names));
}

/** A person's name as it stands on entries; of two who are called the same, the number tells which. */
export function holderName({ number, name }, people) {
  const alone = people.every((one) => one.number === number || one.name !== name);
  return alone ? name : `${name} (${number})`;
}

/** Whom typed words name: a number that somebody has is that person, everything else is taken as it is. */
export function holderTyped(typed, people) {
  const words = typed.trim();
  const person = /^\d+$/.test(words) ? certain(people, words) : null;
  return person ? holderName(person, people) : words;
}
