/** What becomes of a round's seats before it is written: the changes of a repair, a seat by hand, a substitute, each as operations of the event. */
import { playersOf } from "./rounds.js";
import { personAt, placeOf } from "./tiles.js";

/** @typedef {{person: number, table: number|null, seat: number|null}} Move a seat from now on; null: off the round */

/**
 * The changes that the rules propose for somebody who came late or is gone, with that person's own among them.
 * @param {{moves: Move[]}} repair answer of `tables.repair`
 */
export function movesOf(repair, what, person) {
  const own = repair.moves.some((move) => move.person === person);
  const off = what === "gone" && !own ? [{ person, table: null, seat: null }] : [];
  return [...off, ...repair.moves];
}

/** The same, so that a seat is free before somebody is put there: first who leaves the round, then who is only moved, each chain from its free end. */
export function inOrder(moves, seating) {
  const off = moves.filter(({ table }) => table === null);
  const waiting = moves.filter(({ table }) => table !== null);
  const busy = new Map(
    seating.tables.flatMap(({ table, seats }) =>
      seats
        .filter(({ person }) => person !== null)
        .map((one) => [`${table}.${one.seat}`, one.person]),
    ),
  );
  const leave = (person) => {
    const from = placeOf(seating, person);
    if (from) busy.delete(`${from.table}.${from.seat}`);
  };
  for (const { person } of off) leave(person);
  const ordered = [];
  while (waiting.length) {
    const free = waiting.findIndex(({ person, table, seat }) => {
      const there = busy.get(`${table}.${seat}`);
      return there === undefined || there === person;
    });
    const [next] = waiting.splice(Math.max(free, 0), 1); // a ring has no free end
    leave(next.person);
    ordered.push(next);
  }
  return [...off, ...ordered];
}

/** A person to a seat; whoever sits there comes to theirs. @returns {Move[]} */
export function exchange(seating, person, table, seat) {
  const there = personAt(seating, table, seat);
  const from = placeOf(seating, person);
  const own = { person, table, seat };
  if (there === null || there === undefined || there === person) return [own];
  return [{ person: there, table: from?.table ?? null, seat: from?.seat ?? null }, own];
}

/** The operations of these moves. */
export function operationsOf(event, round, moves, reason, more = {}) {
  return moves.map(({ person, table, seat }) => ({
    stream: event,
    kind: "seat.move",
    subject: { person },
    body: { round, table, seat, reason, ...more },
  }));
}

/** Who would play the round and has no seat: who came after the draw was opened, or was taken off. @returns {number[]} */
export function unseatedOf(event, round, seating) {
  const busy = busyOf(seating);
  const gone = event.entrants.filter(({ quit }) => quit).map(({ person }) => person);
  const wanted = [...playersOf(event, round, null).people, ...offOf(seating)];
  return [...new Set(wanted)].filter((person) => !busy.has(person) && !gone.includes(person));
}

/** Who drew, or was to, and has no seat any more. @returns {number[]} */
export function offOf(seating) {
  const busy = busyOf(seating);
  return seating.people.filter((person) => !busy.has(person));
}

/** Who may play in somebody's stead: whoever is entered, also on the waiting list, and has no seat. @returns {number[]} */
export function substitutesOf(event, seating) {
  const busy = busyOf(seating);
  return event.entrants
    .filter(({ person, quit }) => !quit && !busy.has(person))
    .map(({ person }) => person);
}

function busyOf({ tables, waiting }) {
  const seated = tables.flatMap(({ seats }) => seats.map(({ person }) => person));
  return new Set([...waiting, ...seated]);
}
