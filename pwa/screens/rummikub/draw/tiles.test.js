import { expect, test } from "vitest";
import {
  bagOf,
  isWhole,
  NOTHING,
  needsSecondCopy,
  numbersOf,
  personAt,
  placeOf,
  refusalOf,
  withFresh,
} from "./tiles.js";

const seatsOf = (...people) => people.map((person, seat) => ({ seat, person, for: null }));
const seating = {
  round: 1,
  tables: [
    { table: 1, size: 4, seats: seatsOf(7, null, null, null) },
    { table: 2, size: 3, seats: seatsOf(null, null, null) },
  ],
  bag: [],
  waiting: [1, 2, 3],
  complete: false,
};

test("the bag of a table of three lacks the last colour, and one set is enough for 13 tables", () => {
  expect(bagOf([4, 3])).toEqual([
    { table: 1, seats: [0, 1, 2, 3] },
    { table: 2, seats: [0, 1, 2] },
  ]);
  expect(needsSecondCopy(Array(13).fill(4))).toBe(false);
  expect(needsSecondCopy(Array(14).fill(4))).toBe(true);
});

test("a tile that somebody has is refused by that person's name, also before it is said whose it is", () => {
  const taken = { code: "taken", person: 7, table: 1, seat: 0 };
  expect(refusalOf(seating, { person: 1, table: 1, seat: 0 })).toEqual(taken);
  expect(refusalOf(seating, { person: null, table: 1, seat: 0 })).toEqual(taken);
  expect(refusalOf(seating, { person: 7, table: 1, seat: 0 })).toBeNull();
});

test("a tile that is not in the bag is refused", () => {
  expect(refusalOf(seating, { person: 1, table: 3, seat: null })).toEqual({
    code: "no-number",
    table: 3,
    tables: 2,
  });
  expect(refusalOf(seating, { person: 1, table: 2, seat: 3 })).toEqual({
    code: "no-colour",
    table: 2,
    seat: 3,
  });
});

test("a tile is saved when person, number and colour are known, in any order", () => {
  expect(isWhole(seating, NOTHING)).toBe(false);
  expect(isWhole(seating, { person: null, table: 1, seat: 1 })).toBe(false);
  expect(isWhole(seating, { person: 1, table: 1, seat: null })).toBe(false);
  expect(isWhole(seating, { person: 1, table: 1, seat: 0 })).toBe(false);
  expect(isWhole(seating, { person: 1, table: 1, seat: 1 })).toBe(true);
});

test("what was tapped in a moment ago is taken, before the rules have said so", () => {
  const now = withFresh(seating, [{ person: 1, table: 2, seat: 0 }]);
  expect(personAt(now, 2, 0)).toBe(1);
  expect(now.waiting).toEqual([2, 3]);
  expect(refusalOf(now, { person: 2, table: 2, seat: 0 })).toMatchObject({
    code: "taken",
    person: 1,
  });
  expect(numbersOf(now)).toEqual([
    { table: 1, size: 4, left: 3 },
    { table: 2, size: 3, left: 2 },
  ]);
});

test("somebody who is tapped in anew leaves the seat of before", () => {
  const now = withFresh(seating, [{ person: 7, table: 2, seat: 1 }]);
  expect(placeOf(now, 7)).toEqual({ table: 2, seat: 1 });
  expect(personAt(now, 1, 0)).toBeNull();
  expect(now.bag).toContainEqual({ table: 1, seat: 0 });
});

test("once the rules have it too nothing is added", () => {
  expect(withFresh(seating, [{ person: 7, table: 1, seat: 0 }])).toBe(seating);
});
