import { expect, test } from "vitest";
import {
  awayOf,
  currentStage,
  cutOf,
  lineOf,
  markOf,
  outstandingOf,
  roundsOf,
  signed,
  stateOf,
} from "./stages.js";

const played = { games: 8, rounds: {}, tables: {} };
const stage = (more) => ({
  stage: 1,
  rounds: [1, 2],
  rows: [{ ...played, person: 1 }],
  outstanding: [],
  open: [],
  complete: true,
  advance: [1],
  tied_at_cut: [],
  places_left: 0,
  cut: null,
  ...more,
});

test("a stage tells how far it is", () => {
  const waiting = { complete: false, rows: [{ ...played, games: 0 }] };
  expect(stateOf(stage(waiting), 8)).toBe("waiting");
  const left = [{ stream: "rummikub-r2-t1", round: 2, table: 1, games: [4] }];
  expect(stateOf(stage({ complete: false, outstanding: left }), 8)).toBe("playing");
  const disputed = [{ stream: "rummikub-r2-t1", game: 4, disputed: true }];
  expect(stateOf(stage({ complete: false, open: disputed }), 8)).toBe("open");
  expect(stateOf(stage({ tied_at_cut: [2, 3] }), 8)).toBe("tied");
  expect(stateOf(stage({ cut: "op-1" }), 8)).toBe("decided");
  expect(stateOf(stage(), 8)).toBe("cut");
  expect(stateOf(stage(), null)).toBe("over");
});

test("the first stage that is not settled is shown; a tie across its cut keeps it there", () => {
  const first = stage({ tied_at_cut: [2, 3] });
  const second = stage({ stage: 2, complete: false });
  expect(currentStage([first, second]).stage).toBe(1);
  expect(currentStage([{ ...first, cut: "op-1", tied_at_cut: [] }, second]).stage).toBe(2);
  expect(currentStage([stage(), stage({ stage: 2 })]).stage).toBe(2);
  expect(currentStage([stage(), stage({ stage: 2, rows: [], complete: false })]).stage).toBe(1);
});

test("nobody is marked while the stage is played; then who goes on, who is tied and who does not come", () => {
  const done = stage({ tied_at_cut: [2] });
  const away = { 4: "declined" };
  const marks = [1, 2, 3, 4].map((person) => markOf(done, 8, person, away));
  expect(marks).toEqual(["on", "tied", null, "declined"]);
  expect(markOf({ ...done, complete: false }, 8, 1, {})).toBe(null);
  expect(markOf(done, null, 1, {})).toBe(null);
});

test("who has left or declined is away", () => {
  const fold = {
    entrants: [{ person: 1, quit: true }, { person: 2 }, { person: 3 }],
    places: [
      { person: 2, declined: true },
      { person: 3, declined: false },
    ],
  };
  expect(awayOf(fold)).toEqual({ 1: "left", 2: "declined" });
});

test("the plan says where the cut of a stage falls", () => {
  const plan = {
    stages: [
      { rounds: [4, 4], advance: 4 },
      { rounds: [4], advance: null },
    ],
  };
  expect(cutOf(plan, { stage: 1 })).toBe(4);
  expect(cutOf(plan, { stage: 2 })).toBe(null);
});

test("the line stands where the cut would be, then after the last who goes on", () => {
  const rows = [1, 2, 3, 4].map((person) => ({ ...played, person }));
  const line = (more, cut = 2, away = {}) => lineOf(stage({ rows, ...more }), cut, away);
  expect(line({ complete: false })).toEqual({ after: 2, says: "would", count: 2 });
  expect(line({ advance: [1, 2] })).toEqual({ after: 2, says: "on", count: 2 });
  expect(line({ advance: [1], tied_at_cut: [2, 3] })).toEqual({ after: 1, says: "sure", count: 1 });
  expect(line({ advance: [1, 3] }, 2, { 2: "declined" })).toEqual({
    after: 3,
    says: "on",
    count: 2,
  });
});

test("there is no line through a choice, before the first or where nobody is cut", () => {
  const rows = [1, 2, 3].map((person) => ({ ...played, person }));
  expect(lineOf(stage({ rows, cut: "op-1", advance: [1, 3] }), 2, {})).toBe(null);
  expect(lineOf(stage({ rows, advance: [], tied_at_cut: [1, 2, 3] }), 2, {})).toBe(null);
  expect(lineOf(stage({ rows }), 3, {})).toBe(null);
  expect(lineOf(stage({ rows }), null, {})).toBe(null);
});

test("a person's rounds keep their order, and what was not played stays empty", () => {
  const row = { rounds: { R1: { wins: 2, points: -5 } }, tables: { 1: 3 } };
  expect(roundsOf(stage(), row)).toEqual([
    { round: 1, wins: 2, points: -5, size: 3 },
    { round: 2, wins: null, points: null, size: null },
  ]);
});

test("outstanding games stand by round and table", () => {
  const at = (round, table, games) => ({ stream: `r${round}-t${table}`, round, table, games });
  const open = stage({ outstanding: [at(2, 3, [4]), at(1, 2, [3, 4]), at(2, 1, [1])] });
  expect(outstandingOf(open).map(({ round, games }) => [round, games])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(outstandingOf(open)[1].tables.map(({ table }) => table)).toEqual([1, 3]);
});

test("points carry their sign", () => {
  expect([43, -120, 0].map(signed)).toEqual(["+43", "−120", "0"]);
});
