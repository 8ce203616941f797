import { expect, test } from "vitest";
import { COLOURS, colourOf, LETTERS } from "./colours.js";

test("a seat has the colour of its place in the order of the tiles", () => {
  expect([0, 1, 2, 3].map(colourOf)).toEqual(["black", "blue", "red", "orange"]);
  expect([4, null, undefined].map(colourOf)).toEqual([null, null, null]);
});

test("every colour has a letter", () => {
  expect(Object.values(LETTERS)).toEqual(COLOURS);
});
