import { expect, test } from "vitest";
import { leftText, runningText, solveText } from "./figures.js";
import { figuresFor } from "./tiles.js";

const still = {
  part_ms: null,
  move_ms: null,
  clocks_ms: null,
  cube_ms: { white: null, black: null },
};
const base = { part: 2, counts: { white: 4, black: 3 }, quota: 6, log: [], cube: null };
const solve = { running_ms: null, cs: null, verdict: null, result_cs: null, capped: false };

const texts = ({ large, tiles }) => [large?.text ?? null, ...tiles.map(({ text }) => text)];

test("a Twice move shows the move's time large, then the part's and both counts", () => {
  const face = { ...still, part_ms: 121_300, move_ms: 17_200 };
  const shown = figuresFor({ ...base, state: "PLAY" }, face, "white");
  expect(texts(shown)).toEqual(["0:18", "2:02", "4/6", "3/6"]);
  expect(shown.large.hurry).toBe(false);
});

test("in Time everybody's own clock is the large one", () => {
  const face = {
    ...still,
    part_ms: 60_000,
    move_ms: 4_950,
    clocks_ms: { white: 505_000, black: 0 },
  };
  const replay = { ...base, state: "PLAY" };
  expect(texts(figuresFor(replay, face, "white")).slice(0, 4)).toEqual([
    "8:25",
    "0.0",
    "4.9",
    "1:00",
  ]);
  expect(figuresFor(replay, face, "black").large).toMatchObject({
    key: "clock-black",
    hurry: true,
  });
});

test("the cover's number stands alone before the cubes are lifted", () => {
  const cube = { cover: 3, white: solve, black: solve };
  const shown = figuresFor({ ...base, state: "CUBE_READY", cube }, still, "black");
  expect(texts(shown)).toEqual(["3"]);
});

test("each half has its own cube's time first", () => {
  const cube = { cover: 3, white: solve, black: { ...solve, cs: 1842 } };
  const face = { ...still, cube_ms: { white: 21_070, black: null } };
  const replay = { ...base, state: "CUBE_RUN", cube };
  expect(texts(figuresFor(replay, face, "white"))).toEqual(["21.0", "18.42"]);
  expect(texts(figuresFor(replay, face, "black"))).toEqual(["18.42", "21.0"]);
});

test("before the first move the cube times of the phase before still stand", () => {
  const log = [
    { what: "cover", part: 1, cover: 2 },
    { what: "verdict", player: "white", verdict: "plus2", result_cs: 2042 },
    { what: "verdict", player: "black", verdict: "dnf", result_cs: -1 },
  ];
  const counts = { white: 0, black: 0 };
  const shown = figuresFor({ ...base, counts, log, state: "READY" }, still, "white");
  expect(texts(shown)).toEqual([null, "0/6", "0/6", "20.42 (+2)", "DNF"]);
});

test("a countdown shows begun seconds, the last ten with tenths, and debts with a sign", () => {
  expect([20_000, 19_999, 10_001, 9_990, 90, 0].map(leftText)).toEqual([
    "0:20",
    "0:20",
    "0:11",
    "9.9",
    "0.0",
    "0.0",
  ]);
  expect(leftText(-12_000)).toBe("−0:12");
});

test("solves are in hundredths, running ones in tenths", () => {
  expect([1842, 905, 6105, -1].map(solveText)).toEqual(["18.42", "9.05", "1:01.05", "DNF"]);
  expect([9_090, 61_990].map(runningText)).toEqual(["9.0", "1:01.9"]);
});
