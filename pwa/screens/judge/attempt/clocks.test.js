import { expect, test } from "vitest";
import { timedBody } from "../../../parts/result-field/bodies.js";
import { withMeasured } from "./clocks.js";

const blank = { digits: "", plus2: false, ruling: null };

test("A4d1: too long an inspection goes into the entry, whatever is typed", () => {
  const entry = withMeasured({ ...blank, digits: "1234" }, { inspection: { stopped: 15_230 } });
  expect(timedBody(entry)).toEqual({ penalties: [], reading_ms: 12_340, inspection_ms: 15_230 });
  expect(withMeasured(blank, { inspection: { start: 1 } })).toEqual(blank);
});

test("a competitor who did not start has no inspection", () => {
  expect(timedBody({ ...blank, ruling: "dns", inspection_ms: 15_230 })).toEqual({
    penalties: [],
    declared: "dns",
  });
});

test("A1b: the stopwatch's time is the stopwatch's, and never over what the judge has typed", () => {
  const stopwatch = { digits: "102345" };
  const entry = withMeasured(blank, { stopwatch });
  expect(timedBody(entry)).toEqual({ penalties: [], stopwatch_cs: 62_345 });
  const typed = { ...blank, digits: "95912" };
  expect(withMeasured(typed, { stopwatch })).toEqual(typed);
});

test("H1b1: the time of a multi-blind attempt goes to its own number, with the cubes of its limit", () => {
  const blankMulti = { solved: "", attempted: "", time: "", active: "solved", ruling: null };
  const stopwatch = { digits: "2000", cubes: 2 };
  expect(withMeasured(blankMulti, { stopwatch })).toMatchObject({ time: "2000", attempted: "2" });
  const typed = { ...blankMulti, attempted: "3" };
  expect(withMeasured(typed, { stopwatch })).toMatchObject({ time: "2000", attempted: "3" });
});
