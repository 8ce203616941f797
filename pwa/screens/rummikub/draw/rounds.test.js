import { expect, test } from "vitest";
import {
  drawOf,
  lastDrawn,
  needsStandings,
  playersOf,
  roundNow,
  roundsOf,
  startedOf,
} from "./rounds.js";

const plan = {
  stages: [
    { rounds: [4, 4], advance: 4 },
    { rounds: [4], advance: null },
  ],
};
const entrants = [
  { person: 1, quit: false, waiting: false },
  { person: 2, quit: true, waiting: false },
  { person: 3, quit: false, waiting: true },
  { person: 4, quit: false, waiting: false },
];
const seats = [
  { person: 1, table: 1, seat: 0 },
  { person: 2, table: 1, seat: 1 },
  { person: 4, table: null, seat: null },
];
const event = { plan, entrants, draws: [] };

test("rounds are numbered through all stages, each with its games", () => {
  expect(roundsOf(plan)).toEqual([
    { round: 1, stage: 1, games: 4, first: true },
    { round: 2, stage: 1, games: 4, first: false },
    { round: 3, stage: 2, games: 4, first: true },
  ]);
});

test("an event is at its first round without a published draw", () => {
  expect(roundNow(event)).toBe(1);
  const one = { round: 1, op: "a", published: true, seats };
  expect(roundNow({ ...event, draws: [one] })).toBe(2);
  const all = [1, 2, 3].map((round) => ({ round, published: true }));
  expect(roundNow({ ...event, draws: all })).toBe(3);
});

test("of two draws of a round the later one is in force", () => {
  const draws = [
    { round: 1, op: "a" },
    { round: 2, op: "b" },
    { round: 1, op: "c" },
  ];
  expect(drawOf({ ...event, draws }, 1).op).toBe("c");
  expect(drawOf({ ...event, draws }, 3)).toBeNull();
  expect(lastDrawn({ draws })).toBe(2);
  expect(lastDrawn({ draws: [] })).toBe(1);
});

test("only a table with a result has begun", () => {
  const tables = [
    { stream: "rummikub-r1-t10", fold: { games: [{}] } },
    { stream: "rummikub-r1-t2", fold: { games: [{}] } },
    { stream: "rummikub-r1-t3", fold: { games: [] } },
    { stream: "rummikub-r2-t4", fold: { games: [{}] } },
  ];
  expect(startedOf(tables, 1)).toEqual([2, 10]);
});

test("the first round is played by who is in, without those who left or wait", () => {
  expect(playersOf(event, 1, null)).toEqual({ people: [1, 4], waits: null });
});

test("the next round is played by who sat in the one before and has not left since", () => {
  expect(playersOf(event, 2, null)).toEqual({ people: [], waits: "draw" });
  const draws = [{ round: 1, op: "a", published: true, seats }];
  expect(playersOf({ ...event, draws }, 2, null)).toEqual({ people: [1], waits: null });
});

test("a later stage is played by who advanced, and waits for a tie across the cut", () => {
  const stage = { stage: 1, complete: true, advance: [4, 1, 2], tied_at_cut: [] };
  expect(needsStandings(plan, 3)).toBe(true);
  expect([1, 2].map((round) => needsStandings(plan, round))).toEqual([false, false]);
  expect(playersOf(event, 3, { stages: [stage] })).toEqual({ people: [4, 1], waits: null });
  const waits = { people: [], waits: "cut" };
  expect(playersOf(event, 3, null)).toEqual(waits);
  expect(playersOf(event, 3, { stages: [{ ...stage, tied_at_cut: [1, 2] }] })).toEqual(waits);
  expect(playersOf(event, 3, { stages: [{ ...stage, complete: false }] })).toEqual(waits);
});
