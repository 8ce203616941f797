import { expect, it } from "vitest";
import { isPlain } from "./plain.js";

it("is a time or a number of moves, with nothing beside it", () => {
  expect(isPlain({ reading_ms: 12340, penalties: [] })).toBe(true);
  expect(isPlain({ stopwatch_cs: 61000, penalties: [] })).toBe(true);
  expect(isPlain({ value: 28 })).toBe(true);
});

it("is none with a penalty, a DNF, a long inspection, or cubes that may add up to a DNF", () => {
  expect(isPlain({ reading_ms: 12340, penalties: ["A6c"] })).toBe(false);
  expect(isPlain({ reading_ms: 12340, penalties: [], declared: "dnf" })).toBe(false);
  expect(isPlain({ reading_ms: 12340, penalties: [], inspection_ms: 15500 })).toBe(false);
  expect(isPlain({ value: -1 })).toBe(false);
  expect(isPlain({ attempted: 3, solved: 1, seconds: 60, penalties: [] })).toBe(false);
  expect(isPlain(null)).toBe(false);
});
