import { expect, test } from "vitest";
import { ACTS } from "./acts.js";

const fits = (id, about) => ACTS.find((act) => act.id === id).fits(about);
const open = { status: "open", round: { id: "333-r1" } };

// 2026 I2h: a bracket has the places that it was opened with, and no other format
test("nobody comes into a bracket, and its rules stay", () => {
  const bracket = { ...open, board: { bracket: { stages: [] } } };
  expect(["enter", "change"].map((id) => fits(id, bracket))).toEqual([false, false]);
  expect(["quit", "close"].map((id) => fits(id, bracket))).toEqual([true, true]);
  const cards = { ...open, board: { bracket: null } };
  expect(["enter", "change"].map((id) => fits(id, cards))).toEqual([true, true]);
});
