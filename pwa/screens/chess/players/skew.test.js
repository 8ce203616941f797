import { expect, test } from "vitest";
import { Skew } from "./skew.js";

function after(...notes) {
  const skew = new Skew();
  for (const [at, here, live = true] of notes) skew.note(at, here, live);
  return skew.ahead;
}

test("clocks that agree need no correction, whatever the line takes", () => {
  expect(after([1000, 1400], [5000, 5200], [9000, 9900])).toBe(0);
});

test("a clock that is behind is put forward at once, even by what was there already", () => {
  expect(after([60_000, 30_000, false])).toBe(-30_000);
});

test("a clock that is ahead is put back by what arrives, and the least late arrival counts", () => {
  expect(after([1000, 31_500], [5000, 35_200], [9000, 41_000])).toBe(30_200);
});

test("what was there already says nothing about a clock that is ahead", () => {
  expect(after([1000, 600_000, false])).toBe(0);
});

test("an event that waited for a network moves no clock", () => {
  expect(after([1000, 600_000])).toBe(0);
  expect(after([1000, 600_000], [601_000, 601_300])).toBe(0);
});
