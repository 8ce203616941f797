import { describe, expect, it } from "vitest";
import { centiseconds, press, shown } from "./digits.js";

const typed = (keys) => [...keys].reduce(press, "");

describe("digits from the right", () => {
  it("fill hundredths, seconds, minutes and hours", () => {
    expect(centiseconds("5")).toBe(5);
    expect(centiseconds("1765")).toBe(1765);
    expect(centiseconds("10234")).toBe(6234);
    expect(centiseconds("1000000")).toBe(360000);
  });

  it("may be more than 59 seconds, as typed by somebody who reads 75.00", () => {
    expect(shown("7500")).toBe("75.00");
    expect(centiseconds("7500")).toBe(7500);
  });

  it("show where they stand from the first one on", () => {
    expect(["", "1", "17", "176", "1765", "17650"].map(shown)).toEqual([
      "0.00",
      "0.01",
      "0.17",
      "1.76",
      "17.65",
      "1:76.50",
    ]);
  });

  it("forget leading zeros and stop at eight", () => {
    expect(typed("005")).toBe("5");
    expect(typed("1234567890")).toBe("12345678");
  });

  it("go back one by one, or all at once", () => {
    expect(press("1765", "back")).toBe("176");
    expect(press("1765", "clear")).toBe("");
  });
});
