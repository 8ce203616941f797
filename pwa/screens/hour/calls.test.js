import { expect, test } from "vitest";
import { callsOf, linkOf, startIn } from "./calls.js";

test("E2b1: a call has its moment, and the one at sixty minutes ends the hour", () => {
  const calls = callsOf([
    { minute: 55, key: "fmc_5min" },
    { minute: 60, key: "fmc_stop" },
  ]);
  expect(calls.map(({ ms, strong }) => [ms, strong])).toEqual([
    [3_300_000, false],
    [3_600_000, true],
  ]);
});

test("a start travels in the address, and nothing else is taken for one", () => {
  const link = linkOf("https://example.org/c/A/judge/333fm-r1/hour#old", 1_764_489_600_123.4);
  expect(link).toBe("https://example.org/c/A/judge/333fm-r1/hour#start=1764489600123");
  expect(startIn(new URL(link).hash)).toBe(1_764_489_600_123);
  expect(startIn("#start=soon")).toBe(null);
  expect(startIn("")).toBe(null);
});
