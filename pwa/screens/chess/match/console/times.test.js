import { expect, test } from "vitest";
import { clockText } from "./times.js";

test("a clock shows the second that is still running, and tenths in the last ten", () => {
  expect(clockText(180_000)).toBe("3:00");
  expect(clockText(179_999)).toBe("3:00");
  expect(clockText(60_000)).toBe("1:00");
  expect(clockText(10_000)).toBe("0:10");
  expect(clockText(9_901)).toBe("0:10");
  expect(clockText(9_900)).toBe("9.9");
  expect(clockText(9_310)).toBe("9.4");
});

test("nought is shown only once nothing is left", () => {
  expect(clockText(1)).toBe("0.1");
  expect(clockText(0)).toBe("0.0");
});

test("a clock below nought has a minus", () => {
  expect(clockText(-6_000)).toBe("−6.0");
  expect(clockText(-75_000)).toBe("−1:15");
});
