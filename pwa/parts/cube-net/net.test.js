/** Where stickers lie on an unfolded cube. */
import { expect, test } from "vitest";
import { net } from "./net.js";

const SOLVED = [..."URFDLB"].map((letter) => letter.repeat(9)).join("");

test("every sticker has a place of its own, the front under the top and the back at the right", () => {
  const stickers = net(SOLVED);
  expect(new Set(stickers.map(({ x, y }) => `${x} ${y}`)).size).toBe(54);
  const middles = stickers.filter((_, place) => place % 9 === 4);
  expect(middles).toEqual([
    { letter: "U", x: 4, y: 1 },
    { letter: "R", x: 7, y: 4 },
    { letter: "F", x: 4, y: 4 },
    { letter: "D", x: 4, y: 7 },
    { letter: "L", x: 1, y: 4 },
    { letter: "B", x: 10, y: 4 },
  ]);
});
