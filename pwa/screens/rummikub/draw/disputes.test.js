import { expect, test } from "vitest";
import { disputesOf } from "./disputes.js";

test("a seat that two people got and a person who got two seats are told apart, of this round alone", () => {
  const disputes = [
    { what: "draw.seat", round: 1, table: 2, seat: 0, candidates: ["a", "b"] },
    { what: "draw.seat", round: 1, person: 7, candidates: ["c", "d"] },
    { what: "draw.seat", round: 2, person: 7, candidates: ["e", "f"] },
    { what: "draw.open", round: 1, candidates: ["g", "h"] },
  ];
  expect(disputesOf({ disputes }, 1)).toEqual([
    { key: "a,b", table: 2, seat: 0 },
    { key: "c,d", person: 7 },
  ]);
  expect(disputesOf({}, 1)).toEqual([]);
});
