import { expect, test } from "vitest";
import { beside, isDark, piecesOf, squares } from "./squares.js";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

test("a board is read from its upper left, with Black near the other way round", () => {
  expect([squares(false)[0], squares(false)[63]]).toEqual(["a8", "h1"]);
  expect([squares(true)[0], squares(true)[63]]).toEqual(["h1", "a8"]);
  expect([isDark("a1"), isDark("h1"), isDark("a8")]).toEqual([true, false, false]);
});

test("each piece stands where the FEN has it", () => {
  const pieces = piecesOf(START);
  expect(pieces.size).toBe(32);
  expect(pieces.get("e1")).toEqual({ type: "k", color: "w" });
  expect(pieces.get("d8")).toEqual({ type: "q", color: "b" });
  expect(piecesOf("8/8/8/3Pp3/8/8/8/8 w - e6 0 1").get("e5")).toEqual({ type: "p", color: "b" });
});

test("arrow keys go over the board as it stands, and not off it", () => {
  expect(beside("e4", "ArrowUp", false)).toBe("e5");
  expect(beside("e4", "ArrowUp", true)).toBe("e3");
  expect(beside("a1", "ArrowLeft", false)).toBeNull();
  expect(beside("h8", "ArrowUp", false)).toBeNull();
  expect(beside("e4", "Enter", false)).toBeNull();
});
