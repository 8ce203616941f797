import { expect, test } from "vitest";
import { countsOf, problemOf, threesOf } from "./sizes.js";

test("tables are counted by how many sit at them", () => {
  expect(countsOf([4, 4, 3])).toEqual({ tables: 3, fours: 2, threes: 1 });
  expect(threesOf([4, 3, 3])).toEqual([2, 3]);
});

test("one, two and five people cannot be seated, each for its own reason", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 32].map(problemOf)).toEqual([
    "nobody",
    "few",
    "few",
    null,
    null,
    "five",
    null,
    null,
  ]);
});
