import { expect, test } from "vitest";
import { dates, deskOf } from "./overview.js";

test("a role is sent to its own desk", () => {
  expect(deskOf("delegate")).toBe("delegate");
  expect(deskOf("scoretaker")).toBe("judge");
});

test("dates are the venue's, in the reader's language", () => {
  expect(dates("2023-11-11", "2023-11-11", "en")).toBe("November 11, 2023");
  expect(dates("2023-11-11", "2023-11-12", "ko")).toContain("2023년 11월 11일");
  expect(dates("2023-11-11", "2023-11-12", "zh")).toBe("2023年11月11日–2023年11月12日");
  expect(dates("2023-11-11", null, "zh")).toBe("2023年11月11日");
  expect(dates(null, null, "en")).toBe("");
});
