import { expect, test } from "vitest";
import { needsCare, ranges } from "./device.js";

test("missing numbers are written as runs", () => {
  expect(ranges([9, 4, 5, 6])).toEqual(["4–6", "9"]);
  expect(ranges([])).toEqual([]);
});

test("a phone that holds entries comes first", () => {
  expect(needsCare({ unsent: 2, missing: [] })).toBe(1);
  expect(needsCare({ unsent: 0, missing: [] })).toBe(0);
});
