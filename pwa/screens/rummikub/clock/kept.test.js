import { expect, test } from "vitest";
import { fitted, oneOn } from "./kept.js";

const kept = (...taps) => ({ game: 2, order: [3, 1, 2], absent: [], taps });

test("where nothing is kept the next game begins with who sits there", () => {
  expect(fitted(null, [1, 2, 3], 1)).toEqual({ game: 1, order: [1, 2, 3], absent: [], taps: [] });
});

test("an order that was changed by hand stays while the same people sit there", () => {
  const draw = { do: "draw", at: 1, person: 3, number: 4 };
  expect(fitted(kept(draw), [1, 2, 3], 2)).toEqual(kept(draw));
});

test("before the first turn a latecomer is in, and who was moved away is out", () => {
  const draw = { do: "draw", at: 1, person: 3, number: 4 };
  expect(fitted(kept(draw), [1, 2, 3, 4], 2)).toMatchObject({ order: [1, 2, 3, 4], taps: [] });
  expect(fitted(kept(draw), [1, 2], 2)).toMatchObject({ order: [1, 2], taps: [] });
});

test("a game that is being played goes on with those who began it", () => {
  const begun = kept({ do: "starts", at: 1, person: 3 }, { do: "go", at: 2 });
  expect(fitted(begun, [1, 2, 4], 2)).toEqual(begun);
});

test("one seat further on, and around", () => {
  expect(oneOn([1, 2, 3, 4], 2)).toEqual([1, 3, 2, 4]);
  expect(oneOn([1, 2, 3, 4], 4)).toEqual([4, 1, 2, 3]);
});
