import { expect, test } from "vitest";
import { timeout } from "./timeout.js";

test("two tiles that fit nowhere go under the pool, two others and three more are drawn", () => {
  const cost = timeout(2);
  expect(cost).toEqual({ under: 2, others: 2, penalty: 3, drawn: 5, short: 0, empty: false });
  expect(9 - cost.under + cost.drawn).toBe(12); // the worked example: a rack of nine
});

test("nothing laid down costs the three tiles alone", () => {
  expect(timeout(0)).toMatchObject({ under: 0, others: 0, penalty: 3, drawn: 3 });
});

test("a pool with fewer is drawn to its last tile", () => {
  expect(timeout(2, 4)).toEqual({
    under: 2,
    others: 2,
    penalty: 2,
    drawn: 4,
    short: 1,
    empty: true,
  });
  expect(timeout(3, 2)).toMatchObject({ others: 2, penalty: 0, drawn: 2, short: 4, empty: true });
});

test("a pool that has just enough is empty too, one with a tile more is not", () => {
  expect(timeout(1, 4)).toMatchObject({ drawn: 4, short: 0, empty: true });
  expect(timeout(1, 5)).toMatchObject({ drawn: 4, short: 0, empty: false });
});

test("in the last turns a player's own tiles come back, and nothing else is there to draw", () => {
  expect(timeout(2, 2)).toMatchObject({ under: 2, drawn: 2, penalty: 0, short: 3 });
});
