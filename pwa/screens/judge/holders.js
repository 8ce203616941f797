/** The names of those who held this phone lately, so that handing it back takes two taps. */

const most = 6;
const keyOf = (competition) => `matside-holders-${competition}`;

/** @returns {string[]} the latest first */
export function holdersOf(competition) {
  return JSON.parse(localStorage.getItem(keyOf(competition)) ?? "[]");
}

/** Puts a name first; the oldest of more than six goes. */
export function rememberHolder(competition, name) {
  if (!name) return;
  const names = [name, ...holdersOf(competition).filter((one) => one !== name)].slice(0, most);
  localStorage.setItem(keyOf(competition), JSON.stringify(names));
}
