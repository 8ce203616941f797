/** A series read for the desk of its final: from which place each came, who declined and who follows, who is entered. */

/**
 * @param {{people: object[], entered: number, size: number}} reply of `tables.series`
 * @param {{event: string, plan: object|null}[]} sources the qualifiers, in the final's order
 * @returns {{event: string, plan: object|null, people: object[]}[]} people as in the reply, with `state`
 */
export function bySource({ people }, sources) {
  return sources.map((source) => ({
    ...source,
    people: people
      .filter(({ event }) => event === source.event)
      .map((one) => ({ ...one, state: stateOf(one) })),
  }));
}

/** @returns {"declined"|"entered"|"follows"|"goes"} */
function stateOf({ declined, entered, follows }) {
  if (declined) return "declined";
  if (entered) return "entered";
  return follows ? "follows" : "goes";
}

/** Who goes to the final and is not entered there yet. */
export function toEnter({ people }) {
  return people.filter(({ declined, entered }) => !declined && !entered);
}

export function declinedOf({ people }) {
  return people.filter(({ declined }) => declined);
}

/** The entry of one qualified person into the final. A name goes along where the competition does not know the person. */
export function entryOf(final, { person, name, event }, isGuest) {
  const body = isGuest(person) && name ? { name, from: event } : { from: event };
  return { stream: final, kind: "entrant.add", subject: { person }, body };
}
