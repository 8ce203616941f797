import { expect, test } from "vitest";
import { digitsOf } from "../../../../parts/clock/shown.js";
import { hasStopwatch } from "./fits.js";
import { digitsAtEnd, limitOf } from "./limit.js";

test("A1b, B1d: beside the timer from a limit on, for blindfolded events always, for fewest moves never", () => {
  const timed = {
    metric: "time",
    timer: "stackmat",
    stopwatch: { compared: "gt", limit_cs: 60_000 },
  };
  expect(hasStopwatch(timed, { limit_cs: 60_000 })).toBe(false);
  expect(hasStopwatch(timed, { limit_cs: 60_100 })).toBe(true);
  expect(hasStopwatch(timed, { limit_cs: null })).toBe(false);
  expect(hasStopwatch({ ...timed, timer: "either" }, { limit_cs: 30_000 })).toBe(true);
  expect(hasStopwatch({ metric: "multi", timer: "stopwatch", stopwatch: null }, {})).toBe(true);
  expect(hasStopwatch({ metric: "moves", timer: "stopwatch", stopwatch: null }, {})).toBe(false);
});

test("H1b: ten minutes a cube, up to an hour where the edition has a cap", () => {
  const capped = { per_cube_cs: 60_000, cap_cs: 360_000 };
  expect(limitOf(capped, 2)).toBe(1_200_000);
  expect(limitOf(capped, 13)).toBe(3_600_000);
  expect(limitOf({ ...capped, cap_cs: null }, 13)).toBe(7_800_000);
});

test("H1b1: at the limit the attempt ends, whenever the judge taps", () => {
  expect(digitsAtEnd(1_201_730, 1_200_000, digitsOf)).toBe("2000");
  expect(digitsAtEnd(754_990, 1_200_000, digitsOf)).toBe("1234");
  expect(digitsAtEnd(623_459, undefined, digitsOf)).toBe("102345");
});
