import { expect, test } from "vitest";
import { uuid7 } from "./uuid7.js";

test("an identifier has the shape of a version 7 UUID", () => {
  expect(uuid7()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("it begins with the time in milliseconds", () => {
  expect(uuid7(0x0123456789ab)).toMatch(/^01234567-89ab-7/);
});

test("a later one sorts after an earlier one", () => {
  expect(uuid7(1_800_000_000_000) < uuid7(1_800_000_000_001)).toBe(true);
});

test("two of the same millisecond differ", () => {
  const made = new Set(Array.from({ length: 1000 }, () => uuid7(1)));
  expect(made.size).toBe(1000);
});
