import { expect, test } from "vitest";
import { couldHaveMelded, disputeOf } from "./versions.js";

test("the sheets that differ stand against each other, not those that they replaced", () => {
  const versions = ["a", "b", "c"].map((op) => ({ op }));
  const disputes = [
    { what: "game.score", game: 2, candidates: ["b", "c"] },
    { what: "game.score", game: 3, candidates: ["a", "x"] },
    { what: "game.purpose", game: 2, person: 7, candidates: ["p", "q"] },
  ];
  expect(disputeOf({ disputes }, { game: 2, versions })).toEqual({
    sheets: [{ op: "b" }, { op: "c" }],
    purpose: [7],
  });
});

test("-200 is for who was there and did not meld", () => {
  const players = [
    { person: 1, out: true, melded: true, absent: false },
    { person: 2, out: false, melded: false, absent: false },
    { person: 3, out: false, melded: false, absent: true },
    { person: 4, out: false, melded: true, absent: false },
  ];
  expect(couldHaveMelded(players)).toEqual([2]);
});
