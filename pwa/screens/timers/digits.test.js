import { expect, it } from "vitest";
import { asCounted, asDisplayed } from "./digits.js";

it("shows a time as a timer's display does, and as it counts", () => {
  expect([0, 12_678, 68_169, 599_999].map((ms) => asDisplayed(ms))).toEqual([
    "0.000",
    "12.678",
    "1:08.169",
    "9:59.999",
  ]);
  expect([0, 12_670, 68_160].map((ms) => asDisplayed(ms, 2))).toEqual(["0.00", "12.67", "1:08.16"]);
  expect([59, 12_678, 68_169].map(asCounted)).toEqual(["0.05", "12.67", "1:08.16"]);
});
