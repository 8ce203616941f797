import { describe, expect, test } from "vitest";
import { due, lastOf, nextOf } from "./calls.js";
import { anchored, since } from "./now.js";
import { codeAfter, reaches } from "./over.js";
import {
  allMinutesOf,
  digitsOf,
  hundredthsOf,
  leftOf,
  minutesOf,
  secondsOf,
  tenthsOf,
} from "./shown.js";

const calls = [{ ms: 8000 }, { ms: 12_000 }];

describe("calls", () => {
  test("each is due once, between two looks at the clock", () => {
    expect(due(calls, 7990, 7999)).toEqual([]);
    expect(due(calls, 7999, 8000)).toEqual([{ ms: 8000 }]);
    expect(due(calls, 8000, 8016)).toEqual([]);
    expect(due(calls, 11_000, 12_010)).toEqual([{ ms: 12_000 }]);
  });

  test("one whose moment passed while the phone slept is not made any more", () => {
    expect(due(calls, 7000, 12_500)).toEqual([{ ms: 12_000 }]);
    expect(due(calls, 7000, 60_000)).toEqual([]);
    expect(lastOf(calls, 60_000)).toEqual({ ms: 12_000 });
  });

  test("the start itself can be a call", () => {
    expect(due([{ ms: 0 }], -2000, 0)).toEqual([{ ms: 0 }]);
    expect(nextOf(calls, 8000)).toEqual({ ms: 12_000 });
    expect(nextOf(calls, 12_000)).toBeUndefined();
  });
});

describe("the time", () => {
  test("a phone that slept has gone on, one whose clock is set back has not gone back", () => {
    expect(anchored(1000, 5000, 1000)).toBe(4000);
    expect(anchored(4000, 3000, 1500)).toBe(4000);
    expect(anchored(4000, 5001, 1000)).toBe(4000);
  });

  test("a start that lies ahead has just been", () => {
    expect(since(2000, 1000)).toBe(0);
    expect(since(1000, 2500)).toBe(1500);
  });

  test("a face drops what is not over yet", () => {
    expect(tenthsOf(14_999)).toBe("14.9");
    expect(secondsOf(15_239)).toBe("15.23");
    expect(minutesOf(3_599_999)).toBe("59:59");
    expect(minutesOf(3_600_000)).toBe("1:00:00");
    expect(allMinutesOf(3_600_000)).toBe("60:00");
    expect(hundredthsOf(623_459)).toBe("10:23.45");
    expect(digitsOf(623_459)).toBe("102345");
    expect(digitsOf(990)).toBe("99");
    expect(minutesOf(leftOf(3_600_000, 1))).toBe("1:00:00");
    expect(minutesOf(leftOf(3_600_000, 3_599_001))).toBe("0:01");
    expect(leftOf(3_600_000, 3_700_000)).toBe(0);
  });
});

describe("too long an inspection", () => {
  const steps = (compared) => [
    { compared, ms: 15_000, code: "A4d1" },
    { compared, ms: 17_000, code: "A4d2" },
  ];

  test("A4d1, A4d2: fifteen seconds are allowed or too long, as the edition says", () => {
    expect(codeAfter(steps("gt"), 15_000)).toBe(null);
    expect(codeAfter(steps("gt"), 15_001)).toBe("A4d1");
    expect(codeAfter(steps("gt"), 17_000)).toBe("A4d1");
    expect(codeAfter(steps("gt"), 17_001)).toBe("A4d2");
    expect(codeAfter(steps("ge"), 14_999)).toBe(null);
    expect(codeAfter(steps("ge"), 15_000)).toBe("A4d1");
    expect(codeAfter(steps("ge"), 17_000)).toBe("A4d2");
  });

  test("A1b: a limit of ten minutes has a stopwatch beside the timer, or only one above it", () => {
    expect(reaches("ge", 60_000, 60_000)).toBe(true);
    expect(reaches("gt", 60_000, 60_000)).toBe(false);
  });
});
