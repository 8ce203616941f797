import { expect, test } from "vitest";
import { clockOf, dayOf, firstRoundAt, minutesOf } from "./day.js";

const said = (day) => day.map(({ at, what, round }) => [at, what, round ?? null]);

test("a qualifier of two rounds of four games has the source's own times", () => {
  expect(said(dayOf("qualifier", [{ rounds: [4, 4], advance: 8 }]))).toEqual([
    ["12:00", "registration", null],
    ["13:30", "opening", null],
    ["13:40", "draw", 1],
    ["13:50", "round", 1],
    ["15:10", "draw", 2],
    ["15:20", "round", 2],
    ["16:40", "results", null],
    ["16:50", "prizes", null],
  ]);
});

test("the final has the source's own times, its last round after the cut to four", () => {
  const stages = [
    { rounds: [4, 4], advance: 4 },
    { rounds: [4], advance: null },
  ];
  expect(said(dayOf("final", stages))).toEqual([
    ["13:00", "registration", null],
    ["13:30", "opening", null],
    ["13:40", "draw", 1],
    ["13:50", "round", 1],
    ["15:10", "draw", 2],
    ["15:20", "round", 2],
    ["16:40", "results", null],
    ["16:50", "last-round", 3],
    ["17:50", "prizes", null],
  ]);
});

test("a later opening moves all that follows, and registration stays where it was put", () => {
  const before = [
    { at: "09:00", what: "registration" },
    { at: "10:00", what: "opening" },
  ];
  const day = dayOf("single", [{ rounds: [2], advance: null }], before);
  expect(day.map(({ at }) => at)).toEqual(["09:00", "10:00", "10:10", "10:20", "11:00", "11:10"]);
  expect(firstRoundAt(day)).toBe("10:20");
});

test("a time is hours and minutes, and a day ends at midnight", () => {
  expect(minutesOf("9:05")).toBe(545);
  expect(minutesOf("24:00")).toBe(null);
  expect(minutesOf(undefined)).toBe(null);
  expect(clockOf(24 * 60 + 5)).toBe("00:05");
  expect(clockOf(-30)).toBe("23:30");
});
