import { expect, test } from "vitest";
import { ranges } from "./attemptWords.js";

test("three attempts in a row and more are told by the first and the last", () => {
  expect(ranges([1, 2, 3, 4, 5])).toEqual(["1–5"]);
  expect(ranges([1, 2, 4])).toEqual(["1", "2", "4"]);
  expect(ranges([2])).toEqual(["2"]);
});
