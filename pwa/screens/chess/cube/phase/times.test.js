/** How times of the cube phase are written. */
import { expect, test } from "vitest";
import { capOf, clockOf, resultOf, shortOf, spanOf, timeOf } from "./times.js";

test("a time has minutes where it needs them, and two digits of seconds then", () => {
  expect([1, 99, 1234, 6000, 6234, 12_000].map(timeOf)).toEqual([
    ..."0.01 0.99 12.34 1:00.00 1:02.34 2:00.00".split(" "),
  ]);
});

test("what runs is cut to the hundredth, so that nothing is shown before it is", () => {
  expect(spanOf(12_349)).toBe("12.34");
  expect(spanOf(0)).toBe("0.00");
});

test("a clock always has minutes, and a debt its sign", () => {
  expect(clockOf(600_000)).toBe("10:00.00");
  expect(clockOf(5_500)).toBe("0:05.50");
  expect(clockOf(139_999)).toBe("2:19.99");
  expect(clockOf(-34_500)).toBe("−0:34.50");
});

test("a result stands as on a scorecard", () => {
  expect(resultOf({ cs: 1234, verdict: "ok", result_cs: 1234 })).toBe("12.34");
  expect(resultOf({ cs: 1234, verdict: "plus2", result_cs: 1434 })).toBe("12.34 + 2 = 14.34");
  expect(resultOf({ cs: 1234, verdict: "dnf", result_cs: -1 })).toBe("DNF (12.34)");
  expect(resultOf({ cs: null, verdict: "dnf", result_cs: -1 })).toBe("DNF");
  expect([1490, -1].map(shortOf)).toEqual(["14.90", "DNF"]);
});

test("the cap is the match's own, else two minutes", () => {
  expect([capOf({}), capOf({ cap_seconds: 90 })]).toEqual([120, 90]);
});
