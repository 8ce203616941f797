/** The shape of a solved Magic. */
import { expect, test } from "vitest";
import { foldsOf, tilesOf } from "./tiles.js";

test("a Magic has eight tiles, a Master Magic twelve", () => {
  expect([8, 12].map((size) => tilesOf(size).length)).toEqual([8, 12]);
});

test("tiles are connected where they lie side by side", () => {
  expect([8, 12].map((size) => foldsOf(size).length)).toEqual([10, 16]);
  expect(new Set(foldsOf(12).map(({ id }) => id)).size).toBe(16);
});
