/** The limit that several attempts share, of a round or of more (2026 A1a2): which rounds are under it, and who has used of it. */
import { limitQuestion } from "../../../../parts/cumulative/cumulative.js";

const NONE = 0;
const DNS = -2;

/**
 * @param {object} terms of the opening in force, or of the plan: `{limit_cs, cumulative}`
 * @returns {{limit_cs: number, rounds: string[]}|null} null where no attempts share a limit
 */
export function sharedLimit({ limit_cs, cumulative }) {
  return limit_cs && cumulative?.length ? { limit_cs, rounds: cumulative } : null;
}

/** The rounds as `limitQuestion` takes them; `boardOf(id)` is null where nothing is known. */
export function sharedRounds(ids, kit, boardOf) {
  return ids.map((round) => {
    const event = kit.rounds.find(({ id }) => id === round)?.event;
    const unofficial = kit.events.find(({ id }) => id === event)?.official === false;
    return { round, event, unofficial, board: boardOf(round) };
  });
}

/** Everybody who has an attempt under the limit, by number. */
export function whoHasBegun(shared) {
  const people = shared.flatMap(({ board }) =>
    (board?.cards ?? []).filter(({ slots }) => slots.some(isDone)).map(({ person }) => person),
  );
  return [...new Set(people)].sort((a, b) => a - b);
}

/** The line of a card, or null. */
export function lineOf(shared, person, { round, slot }) {
  const board = shared.find((one) => one.round === round)?.board;
  const card = board?.cards.find((one) => one.person === person);
  return card?.slots.find((line) => line.slot === slot) ?? null;
}

/**
 * The attempts of a person that took time, as they seem to have been done: by when they were entered. A clock only suggests (I6);
 * where it matters a person says the order.
 * @param {(round: string, person: number, slot: number) => string|undefined} enteredAt when something was first entered there
 * @returns {{round: string, slot: number}[]}
 */
export function seemingOrder(shared, person, enteredAt) {
  const places = shared.flatMap(({ board, round }, of) => {
    const card = board?.cards.find((one) => one.person === person);
    return (card?.slots ?? []).filter(tookTime).map(({ slot }) => {
      return { round, slot, of, at: enteredAt(round, person, slot) ?? "" };
    });
  });
  const earliest = new Map(); // within a round attempts are done by number
  for (const one of [...places].reverse()) {
    const later = earliest.get(one.round);
    one.at = later !== undefined && later < one.at ? later : one.at;
    earliest.set(one.round, one.at);
  }
  const before = (a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.of - b.of || a.slot - b.slot);
  return places.sort(before).map(({ round, slot }) => ({ round, slot }));
}

/** An order that was said, for the attempts that there are now: what has come since follows. */
export function upToDate(said, seeming) {
  const key = ({ round, slot }) => `${round}/${slot}`;
  const there = new Set(seeming.map(key));
  const kept = said.filter((one) => there.has(key(one)));
  const known = new Set(kept.map(key));
  return [...kept, ...seeming.filter((one) => !known.has(key(one)))];
}

/** Whether it matters in which order the attempts were done, and nobody has said it. */
export function isOpen(order, said) {
  return new Set(order.map(({ round }) => round)).size > 1 && !covers(said, order);
}

function covers(said, order) {
  return (
    Boolean(said) && said.length >= order.length && upToDate(said, order).length === said.length
  );
}

/** The attempt at a place one earlier. */
export function earlier(order, place) {
  if (place === 0) return order;
  const moved = [...order];
  [moved[place - 1], moved[place]] = [moved[place], moved[place - 1]];
  return moved;
}

/**
 * The request about one person's attempts.
 * @param {{edition: string, limit_cs: number}} terms
 * @param {{round: string, slot: number}[]} order
 * @param {Map<string, number>} estimates hundredths by `round/slot`, of a DNF whose time is lost (A1a2+++)
 */
export function usageQuestion(terms, shared, person, order, estimates) {
  const told = order.map(({ round, slot }) => {
    const estimate = estimates.get(`${round}/${slot}`);
    return estimate ? { round, slot, estimate_cs: estimate } : { round, slot };
  });
  return { ...limitQuestion(terms, shared, { round: null, person, slot: null }), order: told };
}

function isDone({ value }) {
  return value !== NONE;
}

function tookTime({ value }) {
  return value !== NONE && value !== DNS;
}
