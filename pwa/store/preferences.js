/** Small choices of this device. Storage may be forbidden in a private window; they then last as long as the page. */

/** @returns {string|null} what was remembered under the key */
export function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What this device keeps beside a seat, each under its own key and the competition's. */
const OF_A_SEAT = [
  "holders",
  "station",
  "attempt",
  "scrambles",
  "clocks",
  "covers",
  "games",
  "turns",
  "racks",
];

/** @param {'holders'|'station'|'attempt'|'scrambles'|'clocks'|'covers'|'games'|'turns'|'racks'} what */
export function seatKey(what, competition) {
  return `matside-${what}-${competition}`;
}

/** Forgets what was remembered beside a seat: names of people, the station, an attempt under way and its clocks. */
export function forgetSeat(competition) {
  try {
    for (const what of OF_A_SEAT) localStorage.removeItem(seatKey(what, competition));
  } catch {
    // Nothing could be kept there either.
  }
}

/** @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page goes on with the choice that it has.
  }
}
