import { expect, test } from "vitest";
import { decisionOf, picked, tieOf } from "./tie.js";

const row = (person, wins, points, more) => ({
  person,
  wins,
  points,
  on_purpose: 0,
  no_meld: 0,
  rounds: {},
  ...more,
});
const fold = (...ties) => ({
  plan: { tie_breaks: ["on-purpose", "last-round", "drawn"] },
  ties,
});

/** Four go on: two are sure, four stand level, one of them is out by a -200. */
const stage = {
  stage: 1,
  rounds: [1, 2],
  rows: [
    row(11, 5, 300),
    row(12, 4, 90),
    row(13, 3, 20, { rounds: { R2: { wins: 2, points: 9 } } }),
    row(14, 3, 20, { rounds: { R2: { wins: 1, points: 9 } } }),
    row(15, 3, 20, { rounds: { R2: { wins: 1, points: 9 } } }),
    row(16, 3, 20, { on_purpose: 1 }),
    row(17, 0, -400),
  ],
  advance: [11, 12, 13],
  tied_at_cut: [14, 15],
  places_left: 1,
  cut: null,
};

test("the sheet lays open who is sure, who stands level and what each tie-break says of them", () => {
  const tie = tieOf(stage, fold({ stage: 1, person: 15, number: 9 }), {});
  expect(tie.sure).toEqual([11, 12]);
  expect(tie.placed).toEqual([13]);
  expect(tie.tied).toEqual([14, 15]);
  expect(tie.places).toBe(1);
  expect(tie.level.map(({ person, stands }) => [person, stands])).toEqual([
    [13, "on"],
    [14, "tied"],
    [15, "tied"],
    [16, "out"],
  ]);
  expect(tie.level[2].says).toEqual([
    { name: "on-purpose", value: 0 },
    { name: "last-round", value: { wins: 1, points: 9 } },
    { name: "drawn", value: 9 },
  ]);
  expect(tie.level[3].says[1].value).toBe(null);
});

test("the last tile counts, and tiles of another stage do not", () => {
  const tiles = [
    { stage: 1, person: 14, number: 3 },
    { stage: 1, person: 14, number: 12 },
    { stage: 2, person: 14, number: 1 },
  ];
  expect(tieOf(stage, fold(...tiles), {}).level[1].says[2].value).toBe(12);
});

test("where wins or points differ at the cut nobody is tied", () => {
  expect(tieOf({ ...stage, advance: [11, 12], tied_at_cut: [] }, fold(), {})).toBe(null);
  const all = stage.rows.map(({ person }) => person);
  expect(tieOf({ ...stage, advance: all, tied_at_cut: [] }, fold(), {})).toBe(null);
  expect(tieOf({ ...stage, advance: [], tied_at_cut: [] }, fold(), {})).toBe(null);
});

test("after a decision the whole group may be decided anew", () => {
  const decided = { ...stage, advance: [11, 12, 16, 14], tied_at_cut: [], cut: "op-9" };
  const tie = tieOf(decided, fold(), {});
  expect(tie.tied).toEqual([13, 14, 15, 16]);
  expect(tie.places).toBe(2);
  expect(tie.level.map(({ stands }) => stands)).toEqual(["out", "on", "out", "on"]);
});

test("a tie that the tie-breaks have broken is laid open, with nothing left to choose", () => {
  const broken = { ...stage, advance: [11, 12, 13, 14], tied_at_cut: [], places_left: 0 };
  const tie = tieOf(broken, fold(), {});
  expect([tie.placed, tie.tied, tie.places]).toEqual([[13, 14], [], 0]);
});

test("who declined or left is not among them", () => {
  const away = { 16: "left", 11: "declined" };
  const tie = tieOf({ ...stage, advance: [12, 13] }, fold(), away);
  expect(tie.level.map(({ person }) => person)).toEqual([13, 14, 15]);
  expect(tie.sure).toEqual([12]);
});

test("a decision names everybody who goes on, in order, and why", () => {
  const tie = tieOf(stage, fold(), {});
  expect(decisionOf(stage, tie, [15], "  They played it out ")).toEqual({
    stage: 1,
    advance: [11, 12, 13, 15],
    reason: "They played it out",
  });
  expect(decisionOf(stage, tie, [], "why")).toBe(null);
  expect(decisionOf(stage, tie, [15], " ")).toBe(null);
});

test("no more are picked than there is room for, and a second tap takes back", () => {
  expect(picked([14], 15, 1)).toEqual([14]);
  expect(picked([14], 14, 1)).toEqual([]);
  expect(picked([14], 15, 2)).toEqual([14, 15]);
});
