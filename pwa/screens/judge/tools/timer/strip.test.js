import { expect, test } from "vitest";
import { hintOf, stateOf } from "./strip.js";

test("a time that stood there already is old, unless it is the reading that is kept", () => {
  const model = { state: "stale", ms: 12_678 };
  expect(stateOf(model)).toBe("stale");
  expect(stateOf(model, { packets: [] })).toBe("stale");
  expect(stateOf(model, { reading_ms: 9_870 })).toBe("stale");
  expect(stateOf(model, { reading_ms: 12_678 })).toBe("stopped");
});

test("under the state stands what is wrong, and what to do", () => {
  const up = { link: "up", trouble: null, model: { state: "idle" } };
  expect(hintOf(up, false)).toBe(null);
  expect(hintOf(up, true)).toBe("timer-no-result");
  expect(hintOf({ ...up, trouble: "inverted" }, false)).toBe("timer-trouble-inverted");
  expect(hintOf({ ...up, link: "opening", model: { state: "off" } }, false)).toBe("timer-opening");
});

test("a timer that tells its states is connected before it says something; no signal is nothing to look for", () => {
  const up = { source: "gan", link: "up", trouble: null, model: { state: "off" } };
  expect(hintOf(up, false)).toBe("timer-unheard");
  expect(hintOf({ ...up, model: { state: "hands" } }, false)).toBe(null);
  expect(hintOf({ ...up, source: "serial" }, false)).toBe(null);
  expect(hintOf({ ...up, link: "down", trouble: "bluetooth-away" }, false)).toBe(
    "timer-trouble-bluetooth-away",
  );
});
