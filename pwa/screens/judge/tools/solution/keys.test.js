/** A solution under a thumb: moves stand apart, and Delete takes the last sign. */
import { expect, test } from "vitest";
import { keyRows, pressed } from "./keys.js";

function typed(...keys) {
  return keys.reduce(({ text, at }, key) => pressed(text, at, at, key), { text: "", at: 0 }).text;
}

test("a new move stands apart, and what belongs to one stays with it", () => {
  expect(typed("R", "'", "U", "w", "2", "x", "[", "r", "'", "]", "B")).toBe("R' Uw2 x [r'] B");
  expect(typed("R", " ", "2", "R", "w")).toBe("R 2Rw");
});

test("Delete takes the last sign and the space before it", () => {
  expect(typed("R", "U", "back")).toBe("R");
  expect(typed("R", "U", "back", "'", "F")).toBe("R' F");
  expect(typed("R", " ", "back", "2")).toBe("R2");
  expect(typed("back")).toBe("");
  expect(pressed("R U F", 2, 3, "back")).toEqual({ text: "R  F", at: 2 });
});

test("keys write where the cursor stands, in place of what is chosen", () => {
  expect(pressed("R F", 1, 1, "'")).toEqual({ text: "R' F", at: 2 });
  expect(pressed("R U F", 2, 3, "D")).toEqual({ text: "R D F", at: 3 });
});

test("inner turns have keys where the edition writes them", () => {
  expect(keyRows(false, false).flat().join("")).toBe("RLUDFB'2wxyz");
  expect(keyRows(true, true).flat().join("")).toBe("rludfb'2wxyz[]MES");
});
