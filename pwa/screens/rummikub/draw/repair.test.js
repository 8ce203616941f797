import { expect, test } from "vitest";
import {
  exchange,
  inOrder,
  movesOf,
  offOf,
  operationsOf,
  substitutesOf,
  unseatedOf,
} from "./repair.js";

const seatsOf = (...people) => people.map((person, seat) => ({ seat, person, for: null }));
const seating = {
  tables: [
    { table: 1, size: 4, seats: seatsOf(11, 12, 13, 14) },
    { table: 2, size: 3, seats: seatsOf(21, 22, 23) },
  ],
};

test("who is gone leaves the round, whether the rules name that change or not", () => {
  const off = { person: 12, table: null, seat: null };
  expect(movesOf({ moves: [] }, "gone", 12)).toEqual([off]);
  expect(movesOf({ moves: [off] }, "gone", 12)).toEqual([off]);
  const seat = { person: 30, table: 2, seat: 3 };
  expect(movesOf({ moves: [seat] }, "late", 30)).toEqual([seat]);
});

test("a seat is free before somebody is put there", () => {
  const moves = [
    { person: 30, table: 1, seat: 1 },
    { person: 12, table: 2, seat: 1 },
    { person: 22, table: null, seat: null },
  ];
  expect(inOrder(moves, seating).map(({ person }) => person)).toEqual([22, 12, 30]);
});

test("two who change places are both moved", () => {
  const moves = [
    { person: 21, table: 1, seat: 0 },
    { person: 11, table: 2, seat: 0 },
  ];
  expect(exchange(seating, 11, 2, 0)).toEqual(moves);
  expect(inOrder(moves, seating)).toHaveLength(2);
  expect(exchange(seating, 11, 2, 3)).toEqual([{ person: 11, table: 2, seat: 3 }]);
});

test("every change is written with its reason, a substitute's with whose seat it was", () => {
  const move = { person: 30, table: 2, seat: 1 };
  expect(operationsOf("rummikub", 1, [move], "Ill", { for: 22 })).toEqual([
    {
      stream: "rummikub",
      kind: "seat.move",
      subject: { person: 30 },
      body: { round: 1, table: 2, seat: 1, reason: "Ill", for: 22 },
    },
  ]);
});

const entrants = [11, 12, 13, 14, 21, 22, 23, 24, 25, 26].map((person) => ({
  person,
  quit: person === 26,
  waiting: person === 25,
}));
const event = { plan: { stages: [{ rounds: [4, 4] }] }, entrants, draws: [] };
const drawn = { ...seating, people: [11, 12, 13, 14, 21, 22, 23, 26], waiting: [] };

test("who came after the draw may get a seat, who waits for a place may play in somebody's stead", () => {
  expect(unseatedOf(event, 1, drawn)).toEqual([24]);
  expect(substitutesOf(event, drawn)).toEqual([24, 25]);
  expect(unseatedOf(event, 1, { ...drawn, waiting: [24] })).toEqual([]);
});

test("who was taken off may come back while entered", () => {
  expect(offOf(drawn)).toEqual([26]);
  expect(offOf({ ...drawn, people: [...drawn.people, 24] })).toEqual([26, 24]);
  expect(unseatedOf(event, 2, { ...drawn, people: [...drawn.people, 24] })).toEqual([24]);
});
