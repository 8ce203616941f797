import { expect, test } from "vitest";
import { weekdayName, weekdayOf, wrongWeekday } from "./weekday.js";

test("of the source's days only the final's weekday is wrong", () => {
  for (const date of ["2017-06-17", "2017-06-24"])
    expect(wrongWeekday({ date, weekday: "sat" })).toBe(null);
  for (const date of ["2017-06-18", "2017-06-25"])
    expect(wrongWeekday({ date, weekday: "sun" })).toBe(null);
  expect(wrongWeekday({ date: "2017-07-02", weekday: "sat" })).toBe("sun");
});

test("nothing is warned about where no weekday was announced, or the date is none", () => {
  expect(wrongWeekday({ date: "2017-07-02" })).toBe(null);
  expect(wrongWeekday({ date: "2017-02-30", weekday: "sat" })).toBe(null);
  expect(weekdayOf("tomorrow")).toBe(null);
});

test("a weekday has a name in each language", () => {
  expect(weekdayName("sun", "en")).toBe("Sunday");
  expect(weekdayName("sat", "ko")).toBe("토요일");
  expect(weekdayName("mon", "zh")).toBe("星期一");
});
