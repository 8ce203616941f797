/** A series read for its final and for its qualifiers: from which place each came, who declined and who follows, who is entered. */

import { tablesAsked } from "../asked.js";

/** What the rules take for a final that nobody has planned yet. */
const NOBODY = {
  plan: null,
  entrants: [],
  places: [],
  draws: [],
  cuts: [],
  ties: [],
  closed: false,
};

/** The qualifiers that an event's page of the series is about: a final's, or the qualifier itself. @returns {string[]} names of events */
export function sourcesOf(event, plan) {
  return plan.role === "final" ? (plan.from ?? []) : [event];
}

/** The final that an event feeds: the event itself, or the one whose plan names it. @param {{event: string, fold: object}[]} events @returns {string|null} */
export function finalOf(event, events) {
  const found = events.find(
    ({ event: name, fold }) =>
      fold?.plan?.role === "final" && (name === event || fold.plan.from?.includes(event)),
  );
  return found?.event ?? null;
}

/**
 * The question to the rules.
 * @param {object|null} final its fold
 * @param {{event: string, fold: object|null, tables: object[]}[]} sources of which those without a fold are left out
 */
export function seriesRequest(final, sources) {
  const events = sources
    .filter(({ fold }) => fold?.plan)
    .map((one) => ({ ...one, tables: tablesAsked(one.tables) }));
  return { call: "tables.series", final: final ?? NOBODY, events };
}

/**
 * @param {{people: object[]}} reply of `tables.series`
 * @param {{event: string, fold: object|null}[]} sources in the final's order
 * @returns {{event: string, plan: object|null, people: object[]}[]} people as in the reply, with `state` and the `reason` of who declined
 */
export function bySource({ people }, sources) {
  return sources.map(({ event, fold }) => ({
    event,
    plan: fold?.plan ?? null,
    people: people
      .filter((one) => one.event === event)
      .map((one) => {
        const place = declinedOf(fold, one);
        return { ...one, state: stateOf(one, place), reason: place?.reason ?? null };
      }),
  }));
}

/** `left`: who has left the qualifier; only a place that was declined can be taken after all. @returns {"declined"|"left"|"entered"|"follows"|"goes"} */
function stateOf({ declined, entered, follows }, place) {
  if (declined) return place ? "declined" : "left";
  if (entered) return "entered";
  return follows ? "follows" : "goes";
}

function declinedOf(fold, { person }) {
  return fold?.places.find((one) => one.person === person && one.declined);
}

/** Who goes to the final and is not entered there yet. */
export function toEnter({ people }) {
  return people.filter(({ declined, entered }) => !declined && !entered);
}

/** Who is in the final without having qualified; nobody is called so before it is known of every qualifier who goes on. @param {object[]} groups of `bySource` */
export function strangersIn({ strangers }, groups) {
  return groups.every(({ people }) => people.length > 0) ? strangers : [];
}

/** How many go, are entered, and have declined; `size` is for how many there is room. */
export function figuresOf({ people, entered, size }) {
  const declined = people.filter((one) => one.declined).length;
  return { goes: people.length - declined, entered, declined, size };
}

/** The entry of one qualified person into the final. A name goes along where the competition does not know the person. */
export function entryOf(final, { person, name, event }, isGuest) {
  const body = isGuest(person) && name ? { name, from: event } : { from: event };
  return { stream: final, kind: "entrant.add", subject: { person }, body };
}
