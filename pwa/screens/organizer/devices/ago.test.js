import { expect, test } from "vitest";
import { ago, clockTime } from "./ago.js";

const now = Date.parse("2026-05-01T12:00:00Z");

test("the largest fitting unit, in the person's language", () => {
  expect(ago("2026-05-01T11:58:00Z", now, "en")).toBe("2 minutes ago");
  expect(ago("2026-05-01T09:00:00Z", now, "ko")).toBe("3시간 전");
  expect(ago("2026-04-29T12:00:00Z", now, "zh")).toBe("前天");
});

test("a clock that runs ahead is not the future", () => {
  expect(ago("2026-05-01T12:09:00Z", now, "en")).toBe("now");
});

test("another day carries its date", () => {
  expect(clockTime("2026-05-01T12:00:00Z", "en", now)).toMatch(/^\d\d:\d\d$/);
  expect(clockTime("2026-04-20T12:00:00Z", "en", now)).toContain("Apr");
});
