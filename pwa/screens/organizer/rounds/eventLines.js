/** Rounds by event, for one line an event. */

/**
 * @param {{round: object}[]} rows of `aboutRound`, in the order in which they should stand
 * @returns {{event: string, lines: {about: object, last: boolean}[]}[]} events by their first round, rounds by number; `last`: the
 *   final, where there is more than one
 */
export function eventLines(rows) {
  const events = new Map();
  for (const about of rows) {
    const { event } = about.round;
    if (!events.has(event)) events.set(event, []);
    events.get(event).push(about);
  }
  return [...events].map(([event, abouts]) => {
    const sorted = abouts.sort((a, b) => a.round.number - b.round.number);
    const final = sorted.length > 1 ? sorted.at(-1) : null;
    return { event, lines: sorted.map((about) => ({ about, last: about === final })) };
  });
}
