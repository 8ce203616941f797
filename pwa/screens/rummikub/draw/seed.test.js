import { expect, test } from "vitest";
import { seedOf } from "./seed.js";

test("a seed names the event and the round before the announced number", () => {
  expect(seedOf("Demo2026", "rummikub", 2, " 417 ")).toBe("Demo2026/rummikub|R2|417");
});

test.each(["", "  ", "4 17", "lots", "-3"])("%j is no number to announce", (text) => {
  expect(seedOf("Demo2026", "rummikub", 1, text)).toBe("");
});
