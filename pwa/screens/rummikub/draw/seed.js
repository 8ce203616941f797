/** The seed of a virtual draw: event, round, and a number that somebody says aloud before it (a die, a volunteer), so that nobody chose the tables. */

/** The announced number as it goes into the seed; "" until there is one. */
export function announced(text) {
  return /^\d{1,6}$/.test(text.trim()) ? text.trim() : "";
}

/** @returns {string} `Demo2026/rummikub|R1|417`; "" without a number */
export function seedOf(competition, event, round, text) {
  const number = announced(text);
  return number && `${competition}/${event}|R${round}|${number}`;
}
