import { expect, test } from "vitest";
import { ago, clockTime, weekdayTime } from "./moments.js";

const now = Date.parse("2026-05-01T12:00:00Z");
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
const away = own === "Asia/Seoul" ? "America/New_York" : "Asia/Seoul";

test("the largest fitting unit, in the person's language", () => {
  expect(ago("2026-05-01T11:58:00Z", now, "en")).toBe("2 minutes ago");
  expect(ago("2026-05-01T09:00:00Z", now, "ko")).toBe("3시간 전");
  expect(ago("2026-04-29T12:00:00Z", now, "zh")).toBe("前天");
});

test("a clock that runs ahead is not the future", () => {
  expect(ago("2026-05-01T12:09:00Z", now, "en")).toBe("now");
});

test("another day carries its date", () => {
  expect(clockTime("2026-05-01T12:00:00Z", "en", { now })).toMatch(/^\d\d:\d\d$/);
  expect(clockTime("2026-04-20T12:00:00Z", "en", { now })).toContain("Apr");
});

test("the venue's clock counts, and says that it is the venue's where the reader's shows another time", () => {
  const there = clockTime("2026-05-01T12:00:00Z", "en", { now, zone: away });
  expect(there).toMatch(away === "Asia/Seoul" ? /21:00 GMT\+9/ : /08:00 EDT/);
  expect(clockTime("2026-05-01T12:00:00Z", "en", { now, zone: own })).toMatch(/^\d\d:\d\d$/);
});

test("it is another day where the venue's calendar says so", () => {
  const lateThere = Date.parse("2026-05-01T15:30:00Z"); // in Seoul half an hour into the second of May
  const shown = clockTime("2026-05-01T14:30:00Z", "en", { now: lateThere, zone: "Asia/Seoul" });
  expect(shown).toContain("May 1");
});

test("a schedule names the day of the week in the venue's zone", () => {
  expect(weekdayTime("2026-05-01T23:30:00Z", "en", "Asia/Seoul")).toContain("Sat");
  expect(weekdayTime("2026-05-01T23:30:00Z", "zh", "Asia/Seoul")).toContain("周六");
});
