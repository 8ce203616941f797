/** What a verdict does to the entry that is being typed. */

/**
 * The entry with what follows from a look at the puzzle, in the place of what followed from the look before. A +2 of Article 10 is the
 * keypad's own key; a DNF is a code; solved is neither.
 * @param {{plus2: boolean, penalties?: string[]}} entry
 * @param {{penalties: string[], detached: string[]}} limits reply of `solved.limits`: all codes that may come of it
 * @param {{verdict: 'ok'|'plus2'|'dnf', penalty: string|null}} found
 */
export function withVerdict(entry, limits, { verdict, penalty }) {
  const ours = [...limits.penalties, ...limits.detached];
  const others = (entry.penalties ?? []).filter((code) => !ours.includes(code));
  const plus2 = verdict === "plus2";
  return { ...entry, plus2, penalties: penalty && !plus2 ? [...others, penalty] : others };
}
