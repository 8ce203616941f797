import { expect, test } from "vitest";
import { linesOf } from "./changes.js";

test("48 places and ten who go on are two lines, the places first", () => {
  const change = {
    was: { stages: [{ rounds: [4, 4], advance: 8 }], capacity: 32 },
    now: { stages: [{ rounds: [4, 4], advance: 10 }], capacity: 48 },
  };
  expect(linesOf(change)).toEqual([
    { what: "capacity", was: 32, now: 48 },
    { what: "advance", was: 8, now: 10 },
  ]);
});

test("fewer games are said of their round, and the times that follow of theirs", () => {
  const day = (at) => [
    { at: "13:50", what: "round", round: 1 },
    { at, what: "round", round: 2 },
  ];
  const change = {
    was: { stages: [{ rounds: [4, 4], advance: null }], day: day("15:20") },
    now: { stages: [{ rounds: [3, 4], advance: null }], day: day("15:00") },
  };
  expect(linesOf(change)).toEqual([
    { what: "games", round: 1, was: 4, now: 3 },
    { what: "at", of: "round", round: 2, was: "15:20", now: "15:00" },
  ]);
});

test("another number of rounds is said as a whole, and what falls out of the day or comes into it too", () => {
  const change = {
    was: {
      stages: [
        { rounds: [4, 4], advance: 4 },
        { rounds: [4], advance: null },
      ],
      day: [
        { at: "16:40", what: "results" },
        { at: "16:50", what: "last-round", round: 3 },
      ],
    },
    now: {
      stages: [{ rounds: [4, 4], advance: null }],
      day: [
        { at: "16:40", what: "results" },
        { at: "16:50", what: "prizes" },
      ],
    },
  };
  expect(linesOf(change)).toEqual([
    { what: "advance", was: 4, now: null },
    { what: "rounds", was: [4, 4, 4], now: [4, 4] },
    { what: "at", of: "prizes", was: null, now: "16:50" },
    { what: "at", of: "last-round", round: 3, was: "16:50", now: null },
  ]);
});

test("of two results of a day only the one that moved is named; an option by its own name", () => {
  const two = (first) => [
    { at: first, what: "results" },
    { at: "18:00", what: "results" },
  ];
  const change = {
    was: { day: two("16:40"), options: { pool_empty: "difference" }, name: "A" },
    now: { day: two("16:30"), options: { pool_empty: "absolute" }, name: "A" },
  };
  expect(linesOf(change)).toEqual([
    { what: "at", of: "results", was: "16:40", now: "16:30" },
    { what: "pool_empty", was: "difference", now: "absolute" },
  ]);
});

test("of several stages it is said from which one so many go on", () => {
  const stages = (advance) => [
    { rounds: [4, 4], advance },
    { rounds: [4], advance: null },
  ];
  expect(linesOf({ was: { stages: stages(4) }, now: { stages: stages(8) } })).toEqual([
    { what: "advance", stage: 1, was: 4, now: 8 },
  ]);
});

test("what a plan says to phones alone is no news for people", () => {
  expect(linesOf({ was: { seats: 4, game: "rummikub" }, now: { seats: 3, game: "else" } })).toEqual(
    [],
  );
});
