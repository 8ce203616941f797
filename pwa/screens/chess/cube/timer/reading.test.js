/** What is taken from a StackMat at a player's side. */
import { expect, test } from "vitest";
import { readingOf, toldOnTheWay } from "./reading.js";

const model = (more) => ({ state: "off", ms: null, offer: null, flags: [], packets: [], ...more });
const offer = { reading_ms: 12_349, packets: ["53"], flags: ["letters-odd"] };

test("an offer is cut to the hundredth, and packets and flags go along", () => {
  const timer = { source: "serial", model: model({ state: "stopped", offer, flags: ["jumped"] }) };
  expect(readingOf(timer)).toEqual({
    cs: 1234,
    own: true,
    timer: { source: "serial", packets: ["53"], flags: ["letters-odd", "jumped"] },
  });
});

test("less than a hundredth is no time", () => {
  const timer = { source: "serial", model: model({ offer: { ...offer, reading_ms: 9 } }) };
  expect(readingOf(timer)).toBe(null);
});

test("a time that stands there when the cable comes back is offered to people, and not as the solve's", () => {
  const stale = model({ state: "stale", ms: 9_870, flags: ["stale-time"], packets: ["49"] });
  expect(readingOf({ source: "usb", model: stale })).toEqual({
    cs: 987,
    own: false,
    timer: { source: "usb", packets: ["49"], flags: ["stale-time"] },
  });
  expect(readingOf({ source: "usb", model: model({ state: "running", ms: 9_870 }) })).toBe(null);
});

test("another phase is another attempt at the mat, and so is a go after the timer was only tried", () => {
  const ready = { phase: "1.1", state: "CUBE_READY" };
  const run = { phase: "1.1", state: "CUBE_RUN" };
  expect(toldOnTheWay({ phase: null, state: null }, ready, "idle")).toBe("attempt");
  expect(toldOnTheWay(ready, run, "stopped")).toBe("attempt");
  expect(toldOnTheWay(ready, run, "running")).toBe(null);
  expect(toldOnTheWay(run, { ...run, state: "CUBE_JUDGE" }, "stopped")).toBe(null);
  expect(toldOnTheWay(run, { phase: "1.2", state: "CUBE_READY" }, "stopped")).toBe("attempt");
});
