import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

let steady;
let wall;
let clock;

beforeEach(async () => {
  [steady, wall] = [1_000, 1_800_000_000_000];
  vi.spyOn(performance, "now").mockImplementation(() => steady);
  vi.spyOn(Date, "now").mockImplementation(() => wall);
  vi.resetModules(); // as a reload does
  clock = await import("./clock.js");
});

afterEach(() => vi.restoreAllMocks());

function pass(ms, ofWall = ms) {
  steady += ms;
  wall += ofWall;
}

describe("the time of a match", () => {
  test("counts whole milliseconds from its opening", () => {
    const zero = clock.zeroNow();
    expect(clock.atOf(zero)).toBe(0);
    pass(1_234.7);
    expect(clock.atOf(zero)).toBe(1_234);
  });

  test("goes on evenly when the phone's clock is set back", () => {
    const zero = clock.zeroNow();
    pass(5_000, -60_000);
    expect(clock.atOf(zero)).toBe(5_000);
  });

  test("is right after a sleep in which the page's own clock stood", () => {
    const zero = clock.zeroNow();
    pass(3, 40_000);
    expect(clock.atOf(zero)).toBe(40_000);
  });

  test("is the wall clock's after a reload, to 50 ms", async () => {
    const zero = clock.zeroNow();
    pass(7_000, 7_020);
    vi.resetModules();
    steady = 0;
    const again = await import("./clock.js");
    expect(Math.abs(again.atOf(zero) - clock.atOf(zero))).toBeLessThanOrEqual(50);
    expect(Math.abs(again.atOf(zero) - 7_000)).toBeLessThanOrEqual(50);
  });

  test("never lies before the event before, as on a device whose clock is behind", () => {
    const zero = clock.zeroNow();
    pass(2_000);
    expect(clock.atOf(zero, 9_500)).toBe(9_500);
    expect(clock.atOf(zero + 60_000)).toBe(0);
  });
});
