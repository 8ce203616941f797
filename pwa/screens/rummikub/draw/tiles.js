/** Tiles that are drawn from the bag and tapped in: what is on the three keys, what is wrong with it, what is still in the bag. Number = table, colour = seat. */

/** Tables for which one set of Rummikub has numbers; for those above it tiles of the second copy are marked. */
export const NUMBERS = 13;
export const SEATS = [0, 1, 2, 3];

/** @typedef {{person: number|null, table: number|null, seat: number|null}} Drawn a tile that is being tapped in */

export const NOTHING = { person: null, table: null, seat: null };

/** All tiles of the bag: of a table of three the last colours stay out. @param {number[]} sizes by table @returns {{table: number, seats: number[]}[]} */
export function bagOf(sizes) {
  return sizes.map((size, at) => ({ table: at + 1, seats: SEATS.slice(0, size) }));
}

/** Whether the bag needs marked tiles of the second copy. */
export function needsSecondCopy(sizes) {
  return sizes.length > NUMBERS;
}

/**
 * Seats as the rules have them, with what was tapped in here a moment ago and is not yet in their answer.
 * @param {object} seating `tables.seating` @param {Drawn[]} fresh
 */
export function withFresh(seating, fresh) {
  const news = fresh.filter(({ person, table, seat }) => personAt(seating, table, seat) !== person);
  if (!news.length) return seating;
  const people = new Set(news.map(({ person }) => person));
  const tables = seating.tables.map((one) => ({
    ...one,
    seats: one.seats.map((place) => {
      const now = news.findLast(({ table, seat }) => table === one.table && seat === place.seat);
      if (now) return { ...place, person: now.person };
      return people.has(place.person) ? { ...place, person: null } : place;
    }),
  }));
  const left = tables.flatMap(({ table, seats }) =>
    seats.filter(({ person }) => person === null).map(({ seat }) => ({ table, seat })),
  );
  return {
    ...seating,
    tables,
    bag: left,
    waiting: seating.waiting.filter((person) => !people.has(person)),
    complete: false,
  };
}

/** Who sits there; null if nobody does, undefined if there is no such seat. */
export function personAt(seating, table, seat) {
  return seating.tables
    .find((one) => one.table === table)
    ?.seats.find((place) => place.seat === seat)?.person;
}

/** Where somebody sits. @returns {{table: number, seat: number}|null} */
export function placeOf(seating, person) {
  for (const { table, seats } of seating.tables) {
    const place = seats.find((one) => one.person === person);
    if (place) return { table, seat: place.seat };
  }
  return null;
}

/**
 * Why a tile cannot be this person's, as soon as its number and colour are known.
 * @param {Drawn} drawn
 * @returns {null|{code: "taken", person: number, table: number, seat: number}|{code: "no-number", table: number, tables: number}|{code: "no-colour", table: number, seat: number}}
 */
export function refusalOf(seating, { person, table, seat }) {
  if (table === null) return null;
  const tables = seating.tables.at(-1)?.table ?? 0;
  if (!seating.tables.some((one) => one.table === table))
    return { code: "no-number", table, tables };
  if (seat === null) return null;
  const there = personAt(seating, table, seat);
  if (there === undefined) return { code: "no-colour", table, seat };
  if (there === null || there === person) return null;
  return { code: "taken", person: there, table, seat };
}

/** Whether all three are known and nothing is wrong with them. */
export function isWhole(seating, drawn) {
  const { person, table, seat } = drawn;
  return person !== null && table !== null && seat !== null && !refusalOf(seating, drawn);
}

/** How many tiles of each number are still in the bag. @returns {{table: number, size: number, left: number}[]} */
export function numbersOf(seating) {
  return seating.tables.map(({ table, size, seats }) => ({
    table,
    size,
    left: seats.filter(({ person }) => person === null).length,
  }));
}
