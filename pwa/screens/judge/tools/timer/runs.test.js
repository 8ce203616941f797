import { expect, test } from "vitest";
import { begins, ends, isResetEarly, secondClock } from "./runs.js";

test("an attempt begins when the digits begin to run, not when a signal comes back or they jump", () => {
  for (const before of ["off", "idle", "hands", "armed", "stale", "stopped", "reset"])
    expect(begins(before, "running"), before).toBe(true);
  for (const before of ["running", "stopping", "lost", "fault"])
    expect(begins(before, "running"), before).toBe(false);
  for (const now of ["hands", "armed", "stopping"]) expect(begins("idle", now), now).toBe(false);
});

test("the dark view ends with a stop, or with an offer that came meanwhile, never with the one before", () => {
  const offer = { reading_ms: 12_678, packets: [], flags: [] };
  expect(ends({ state: "stopped", offer }, null)).toBe(true);
  expect(ends({ state: "reset", offer }, null)).toBe(true);
  expect(ends({ state: "running", offer }, { ...offer })).toBe(false);
  expect(ends({ state: "lost", offer: null }, null)).toBe(false);
});

test("A6f: a reset before the competitor has confirmed shows by the timer's state, or by a reading that is gone", () => {
  expect(isResetEarly({ state: "reset", ms: 0, flags: [] }, false)).toBe(true);
  expect(isResetEarly({ state: "idle", ms: 0, flags: ["reset-early"] }, false)).toBe(true);
  expect(isResetEarly({ state: "idle", ms: 0, flags: [] }, true)).toBe(true);
  expect(isResetEarly({ state: "stopped", ms: 12_678, flags: [] }, true)).toBe(false);
  expect(isResetEarly({ state: "off", ms: null, flags: [] }, true)).toBe(false);
});

test("B2e: where either clock may count both start at once, and a stopwatch that the judge has started goes on", () => {
  expect(secondClock({ timer: "either" }, null, 100_000, 340)).toEqual({ start: 99_660 });
  expect(secondClock({ timer: "either" }, { start: 99_000 }, 100_000, 340)).toBe(null);
  expect(secondClock({ timer: "stackmat" }, null, 100_000, 340)).toBe(null);
});
