import { expect, test } from "vitest";
import { byStage, ranges } from "./attemptWords.js";

test("three attempts in a row and more are told by the first and the last", () => {
  expect(ranges([1, 2, 3, 4, 5])).toEqual(["1–5"]);
  expect(ranges([1, 2, 4])).toEqual(["1", "2", "4"]);
  expect(ranges([2])).toEqual(["2"]);
});

test("attempts of a bracket are told by stage and point", () => {
  expect(byStage([101, 102, 103, 204])).toEqual([
    { step: 1, points: [1, 2, 3] },
    { step: 2, points: [4] },
  ]);
});
