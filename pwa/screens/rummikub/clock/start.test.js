import { expect, test } from "vitest";
import { startOf } from "./start.js";

const PLAYING = [1, 2, 3, 4];
const drawn = (...pairs) => pairs.map(([person, number]) => ({ person, number }));

test("whoever has drawn the highest number starts, when all have drawn", () => {
  const three = drawn([1, 4], [2, 12], [3, 7]);
  expect(startOf(PLAYING, three)).toMatchObject({ toDraw: [4], starter: null, tied: [] });
  expect(startOf(PLAYING, [...three, ...drawn([4, 9])]).starter).toBe(2);
});

test("those who tie for the highest draw again, and only they", () => {
  const tie = drawn([1, 13], [2, 5], [3, 13], [4, 13]);
  expect(startOf(PLAYING, tie)).toMatchObject({
    toDraw: [1, 3, 4],
    tied: [1, 3, 4],
    starter: null,
  });
  const again = [...tie, ...drawn([3, 2], [1, 8], [4, 8])];
  expect(startOf(PLAYING, again)).toMatchObject({ toDraw: [1, 4], tied: [1, 4] });
  expect(startOf(PLAYING, [...again, ...drawn([1, 1], [4, 3])]).starter).toBe(4);
});

test("a tie below the highest is none", () => {
  expect(startOf(PLAYING, drawn([1, 3], [2, 3], [3, 3], [4, 4])).starter).toBe(4);
});

test("every number of each is told, in the order in which it was drawn", () => {
  const { numbers } = startOf([1, 2], drawn([1, 6], [2, 6], [1, 2], [2, 1]));
  expect([...numbers]).toEqual([
    [1, [6, 2]],
    [2, [6, 1]],
  ]);
});
