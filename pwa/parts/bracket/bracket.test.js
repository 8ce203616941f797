import { describe, expect, test } from "vitest";
import {
  byOf,
  comesFrom,
  leaderOf,
  matchesOf,
  matchOf,
  nextPoint,
  pointOf,
  pointsNow,
  setsOf,
  slotOf,
  stagesOf,
  stateOf,
  treeOf,
  wonOf,
} from "./bracket.js";

const row = (match, people, more = {}) => ({
  match,
  people,
  seeds: people,
  sets: [],
  score: [0, 0],
  decided: false,
  winner: null,
  loser: null,
  walkover: false,
  next: { set: 1, point: 1 },
  ...more,
});
const played = row("SF-1", [1, 4], {
  score: [1, 0],
  sets: [
    { points: [3, 1], won: [1, 4, 1, 1], winner: 1, by: "points" },
    { points: [0, 1], won: [null, 4], winner: null, by: null },
  ],
  next: { set: 2, point: 3 },
});
const bracket = {
  stages: [
    { stage: "SF", matches: [played, row("SF-2", [2, 3])] },
    { stage: "F", matches: [row("final", [null, null]), row("third", [null, null])] },
  ],
  ready: ["SF-1", "SF-2"],
  complete: false,
};

describe("a bracket", () => {
  // I2b1: the Third Place Match and the Final Match are one stage
  test("has its matches in the order of play, each with the number of its stage", () => {
    expect(matchesOf(bracket).map(({ match, step }) => [match, step])).toEqual([
      ["SF-1", 1],
      ["SF-2", 1],
      ["third", 2],
      ["final", 2],
    ]);
    expect(stagesOf(bracket).map(({ stage }) => stage)).toEqual(["SF", "F"]);
    expect(matchOf(bracket, "SF-2").people).toEqual([2, 3]);
    expect(matchOf(bracket, "QF-1")).toBe(undefined);
  });

  test("tells which matches are played, can be called, wait, or are over", () => {
    const of = (name) => stateOf(bracket, matchOf(bracket, name));
    expect(["SF-1", "SF-2", "final"].map(of)).toEqual(["playing", "ready", "waiting"]);
    expect(stateOf(bracket, { ...played, decided: true })).toBe("over");
  });
});

describe("a match", () => {
  // I3c, I3d
  test("counts its points over all sets", () => {
    expect(wonOf(played)).toEqual([1, 4, 1, 1, null, 4]);
    expect(nextPoint(played)).toBe(7);
    expect(nextPoint({ ...played, next: null })).toBe(null);
    expect(pointsNow(played)).toEqual([0, 1]);
    expect(setsOf(played)[1]).toMatchObject({
      number: 2,
      lines: [
        { point: 5, winner: null },
        { point: 6, winner: 4 },
      ],
    });
  });

  test("is led by who has more sets, then more points", () => {
    expect(leaderOf(played)).toBe(1);
    expect(leaderOf({ ...played, score: [1, 1] })).toBe(4);
    expect(leaderOf(row("SF-2", [2, 3]))).toBe(null);
  });

  // I2h, I3e
  test("says by what it was won where its points do not", () => {
    const won = { ...played, decided: true, winner: 1 };
    const last = (by) => ({ ...won, sets: [{ points: [2, 2], won: [], winner: 1, by }] });
    expect(byOf(played)).toBe(null);
    expect(byOf(last("points"))).toBe(null);
    expect(byOf(last("seed"))).toBe("seed");
    expect(byOf({ ...won, walkover: true })).toBe("withdrawn");
  });
});

test("a point's slot tells its stage", () => {
  expect(slotOf(2, 13)).toBe(213);
  expect(pointOf(213)).toEqual({ step: 2, point: 13 });
  expect(pointOf(5)).toBe(null);
});

describe("who meets whom", () => {
  const stage = (name, count) => ({
    stage: name,
    matches: Array.from({ length: count }, (_, at) => row(`${name}-${at + 1}`, [null, null])),
  });
  const last = { stage: "F", matches: [row("final", [null, null]), row("third", [null, null])] };
  const twelve = { stages: [stage("R12", 4), stage("QF", 4), stage("SF", 2), last], ready: [] };

  // I2c1: the four highest seeds wait for the winners of the first stage; I2f: seeds add up to nine
  test("is told by the match before, where there is one", () => {
    const from = (name, side) => comesFrom(twelve, matchOf(twelve, name), side);
    expect(from("R12-1", 0)).toBe(null);
    expect(from("QF-1", 0)).toBe(null);
    expect(from("QF-1", 1)).toEqual({ match: "R12-4", lost: false });
    expect(from("SF-1", 1)).toEqual({ match: "QF-4", lost: false });
    expect(from("third", 0)).toEqual({ match: "SF-1", lost: true }); // I2e
  });

  test("stands side by side in the tree", () => {
    const names = treeOf(twelve).map(({ matches }) => matches.map(({ match }) => match));
    expect(names).toEqual([
      ["R12-4", "R12-1", "R12-3", "R12-2"],
      ["QF-1", "QF-4", "QF-2", "QF-3"],
      ["SF-1", "SF-2"],
      ["final", "third"],
    ]);
  });
});
