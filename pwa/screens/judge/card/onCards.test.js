import { expect, test } from "vitest";
import { roundsOnCards } from "./onCards.js";

const rounds = [
  { id: "333-r1", format: "a" },
  { id: "333-r2", format: "h" },
  { id: "444-r1", format: "m" },
];
const ids = (scope) => roundsOnCards(rounds, scope).map(({ id }) => id);

// 2026 I4d: a match has a sheet of its own
test("a Head to Head has no scorecards to type or to check", () => {
  expect(ids(null)).toEqual(["333-r1", "444-r1"]);
  expect(ids("333-r2")).toEqual([]);
});

test("a device with a scope has that round alone", () => {
  expect(ids("444-r1")).toEqual(["444-r1"]);
});
