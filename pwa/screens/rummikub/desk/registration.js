/** Registration on the spot: who plays and who waits, and when it closes. Who has a place, the fold says. */
import { isGuest } from "../../side/people.js";
import { clockOf, firstRoundAt, minutesOf } from "./day.js";

/**
 * @param {{plan: object, entrants: {person: number, quit: boolean, waiting: boolean}[]}} fold
 * @returns {{playing: object[], waiting: object[], gone: object[], left: number|null}} each in order of coming; `left`: free places, null without a limit
 */
export function standing({ plan, entrants }) {
  const here = entrants.filter(({ quit }) => !quit);
  const playing = here.filter(({ waiting }) => !waiting);
  return {
    playing,
    waiting: here.filter(({ waiting }) => waiting),
    gone: entrants.filter(({ quit }) => quit),
    left: plan?.capacity ? Math.max(0, plan.capacity - playing.length) : null,
  };
}

/**
 * When registration closes, so many minutes before the first game, and whether that has passed by this device's clock. On another day than the plan's
 * nothing passes: a clock that is wrong must not send anybody home.
 * @param {Date} now
 * @returns {{at: string|null, passed: boolean, another: boolean}} `another`: the plan's date is not today
 */
export function closing(plan, now) {
  const first = minutesOf(firstRoundAt(plan?.day));
  if (first === null) return { at: null, passed: false, another: false };
  const end = first - (plan.closes_before ?? 0);
  const another = Boolean(plan.date) && plan.date !== dateOf(now);
  const minute = now.getHours() * 60 + now.getMinutes();
  return { at: clockOf(end), passed: Boolean(plan.date) && !another && minute >= end, another };
}

/** Whether a game has a result already: from then on nobody can come in (003). @param {{fold: object|null}[]} tables */
export function begun(tables) {
  return tables.some(({ fold }) => fold?.games?.length > 0);
}

/** The day of this device's clock, `2017-06-17`. */
export function dateOf(now) {
  const two = (number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Who can be picked instead of typed: the competition's people, and who came on the spot to another of its events; nobody who is in.
 * @param {object[]} people of the competition @param {object[]} entrants of this event @param {object[][]} elsewhere entrants of the others
 */
export function pickable(people, entrants, elsewhere) {
  const seen = new Set(entrants.map(({ person }) => person));
  const others = [];
  for (const { person, name } of elsewhere.flat())
    if (name && !people.some(({ number }) => number === person))
      others.push({ number: person, name });
  return [...people, ...others].filter(({ number }) => {
    const free = !seen.has(number);
    seen.add(number);
    return free;
  });
}

/** Those in the event who have this very name, but for spaces and capitals: the same person once more, or a namesake. */
export function namesakes(name, entrants, who) {
  const plain = (text) => (text ?? "").normalize("NFC").replace(/\s+/g, "").toLowerCase();
  const wanted = plain(name);
  if (!wanted) return [];
  return entrants.filter(({ person }) => {
    const known = who(person);
    return [known.name, known.local_name].some((one) => plain(one) === wanted);
  });
}

/** What `entrant.add` says of somebody whose age was seen and who stands at the desk; a name goes along where the competition does not know the person. */
export function entryBody({ number, name }) {
  return { ...(isGuest(number) ? { name } : {}), age_seen: true, in_person: true };
}

/** Those in the event whose name somebody else has there too: two desks may have registered one person. @returns {Set<number>} */
export function sameNames(entrants, who) {
  const here = entrants.filter(({ quit }) => !quit);
  const twice = here.filter(({ person }) => namesakes(who(person).name, here, who).length > 1);
  return new Set(twice.map(({ person }) => person));
}

/** What it says of somebody who has left and is here again. */
export function againBody({ name, age_seen: seen, from }) {
  const known = { ...(name ? { name } : {}), ...(from ? { from } : {}) };
  return { ...known, ...(seen ? { age_seen: true } : {}), in_person: true };
}
