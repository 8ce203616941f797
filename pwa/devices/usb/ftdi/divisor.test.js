import { describe, expect, test } from "vitest";
import { divisorOf } from "./divisor.js";

describe("the divisor of a baud rate", () => {
  test.each([
    ["a StackMat's rate, exactly", 1200, { value: 2500, index: 0 }],
    ["a whole divisor", 115_200 / 96, { value: 2500, index: 0 }],
    ["an eighth", 3_000_000 / 26.125, { value: 26 | 0xc000, index: 0 }],
    ["a quarter", 3_000_000 / 26.25, { value: 26 | 0x8000, index: 0 }],
    [
      "three eighths, whose code's high bit is in the index",
      3_000_000 / 26.375,
      { value: 26, index: 1 },
    ],
    ["a half", 3_000_000 / 26.5, { value: 26 | 0x4000, index: 0 }],
    ["five eighths", 3_000_000 / 26.625, { value: 26 | 0x4000, index: 1 }],
    ["three quarters", 3_000_000 / 26.75, { value: 26 | 0x8000, index: 1 }],
    ["seven eighths", 3_000_000 / 26.875, { value: 26 | 0xc000, index: 1 }],
    ["115200, as near as it goes", 115_200, { value: 26, index: 0 }],
    ["9600", 9600, { value: 312 | 0x4000, index: 0 }],
    ["the fastest", 3_000_000, { value: 0, index: 0 }],
    ["the next, which has a code of its own", 2_000_000, { value: 1, index: 0 }],
  ])("%s", (_name, baud, request) => {
    expect(divisorOf(baud)).toEqual(request);
  });

  test("of a chip with several ports names the port in the index", () => {
    expect(divisorOf(1200, 1)).toEqual({ value: 2500, index: 0x0001 });
    expect(divisorOf(3_000_000 / 26.375, 2)).toEqual({ value: 26, index: 0x0102 });
  });

  test("is refused where none gives the rate", () => {
    for (const baud of [0, 183, 3_000_001, Number.NaN]) expect(() => divisorOf(baud)).toThrow();
    expect(() => divisorOf(184)).not.toThrow();
  });
});
