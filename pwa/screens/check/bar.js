/** Why an entry is not this person's to check: the fold counts a check only from another device and another person, both named. */

/**
 * @param {{device: int, by: string|null}} entry the operation to be checked
 * @param {{device: int, by: string|null}} seat who would check it, on which device
 * @returns {'nobody'|'unnamed'|'own'|'device'|'person'|null} null if it may be checked here and now
 */
export function barOf(entry, seat) {
  if (!seat.by) return "nobody";
  if (!entry.by) return "unnamed";
  const device = entry.device === seat.device;
  const person = plain(entry.by) === plain(seat.by);
  if (device && person) return "own";
  if (device) return "device";
  return person ? "person" : null;
}

/** "Ann" and "ann " are one person, though not to the fold. */
function plain(name) {
  return name.normalize("NFKC").trim().toLowerCase();
}

/**
 * Why a whole card is not this person's: nothing on it that still waits for a check may be checked here.
 * @param {{slots: object[]}} card of a board
 * @param {Map<string, object>} ops the round's operations by id
 * @returns {{why: string, entry: object}|null} the reason and the entry that it is about
 */
export function barOfCard(card, ops, seat) {
  const waiting = card.slots
    .filter((slot) => slot.status === "recorded" && !slot.checked)
    .map((slot) => ops.get(slot.op))
    .filter(Boolean);
  const bars = waiting.map((entry) => ({ why: barOf(entry, seat), entry }));
  return bars.length > 0 && bars.every(({ why }) => why) ? bars[0] : null;
}
