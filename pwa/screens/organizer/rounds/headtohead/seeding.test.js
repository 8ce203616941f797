import { describe, expect, test } from "vitest";
import {
  draftOf,
  drawnAmong,
  drawText,
  placesAtFirst,
  rowsByBests,
  seated,
  seedsRequest,
  setsAtFirst,
  stagesFor,
  withSets,
} from "./seeding.js";

const row = (person, rank, best = 900) => ({ person, rank, best, average: 0, ties: false });

describe("places and sets", () => {
  // I1a, I2a
  test("are as planned, else of the largest bracket that is filled", () => {
    expect(placesAtFirst({ head_to_head: { places: 8 } }, 30)).toBe(8);
    expect([3, 9, 12, 40].map((count) => placesAtFirst({}, count))).toEqual([4, 8, 12, 16]);
    expect(stagesFor(12)).toEqual(["R12", "QF", "SF", "third", "final"]);
    expect(setsAtFirst({ head_to_head: { first_to: [1, 1, 2, 3] } }, 8)).toEqual([1, 1, 2, 3]);
    expect(setsAtFirst({ head_to_head: { first_to: [1, 1, 2, 3] } }, 4)).toEqual([2, 2, 2]);
  });

  // I3a2: never fewer than in the stage before
  test("later stages follow up, earlier ones follow down", () => {
    expect(withSets([1, 2, 2, 2], 0, 3)).toEqual([3, 3, 3, 3]);
    expect(withSets([2, 2, 2, 3], 3, 1)).toEqual([1, 1, 1, 1]);
    expect(withSets([1, 1, 2, 2], 3, 3)).toEqual([1, 1, 2, 3]);
  });
});

describe("seeds", () => {
  // I1b, 9p3
  test("are asked of the rules by rank, with those who withdrew", () => {
    const rows = [{ ...row(3, 1), state: "confirmed" }];
    expect(seedsRequest("wca-2026", 4, rows, "abc 7", [12, 2])).toEqual({
      call: "headtohead.seeds",
      edition: "wca-2026",
      places: 4,
      rows: [row(3, 1)],
      draw: "abc 7",
      withdrawn: [2, 12],
    });
  });

  // 9p1: a quarter stays
  test("are no more than may go on; the others are next in line", () => {
    const reply = { seeds: [1, 2, 3, 4], reserve: [5] };
    expect(seated(reply, 3)).toEqual({ seeds: [1, 2, 3], reserve: [4, 5] });
    expect(seated(reply, 9)).toEqual(reply);
    expect(seated(reply, null)).toEqual(reply);
  });

  // I1d: a tie far behind needs no draw
  test("are drawn among equals where it matters", () => {
    const rows = [row(1, 1), row(2, 2), row(3, 2), row(4, 4), row(5, 4)];
    expect(drawnAmong({ drawn: [2, 3, 4, 5] }, rows, [1, 2])).toEqual([2, 3]);
    expect(drawText("abc", " 17 ")).toBe("abc 17");
    expect(drawText("abc", "")).toBe("abc");
  });

  // I1c
  test("of a first round follow personal bests", () => {
    const people = [
      { number: 1 },
      { number: 2, bests: { 333: { single: 700, average: 850 } } },
      { number: 3, bests: { 333: { single: 900 } } },
      { number: 4 },
    ];
    const ranks = rowsByBests(people, "333", "average").map(({ rank, ties }) => [rank, ties]);
    expect(ranks).toEqual([
      [2, true],
      [1, false],
      [2, true],
      [2, true],
    ]);
  });
});

test("the opening freezes people and bracket", () => {
  const from = { round: "333-r1", digest: "abc" };
  const chosen = { places: 4, firstTo: [1, 1, 1], seeds: [3, 1], draw: "abc" };
  expect(draftOf({ ...chosen, withdrawn: [2] })).toEqual({
    people: [3, 1],
    withdrawn: [2],
    body: { head_to_head: { places: 4, first_to: [1, 1, 1], seeds: [3, 1], draw: "abc" } },
  });
  expect(draftOf({ ...chosen, withdrawn: [], from }).body.from).toEqual(from);
});
