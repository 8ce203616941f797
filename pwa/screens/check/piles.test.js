import { describe, expect, it } from "vitest";
import { enteredOf, pilesOf } from "./piles.js";

const ops = new Map([
  ["a", { kind: "attempt.record" }],
  ["d", { kind: "attempt.decide" }],
]);
const recorded = (op = "a", checked = false) => ({ status: "recorded", op, checked });
const empty = { status: "empty", op: null, checked: false };
const card = (person, closed, ...slots) => ({ person, closed, slots });
const piles = (cards, more = {}) => pilesOf({ cards, proposals: [], disputes: [], ...more }, ops);

describe("the piles of a round", () => {
  it("hold a complete card until every attempt on it is checked", () => {
    expect(piles([card(1, true, recorded("a", true), recorded())]).left).toEqual([1]);
    expect(piles([card(1, true, recorded("a", true))]).checked).toEqual([1]);
  });

  it("take blanks after a missed cutoff for nothing to check", () => {
    expect(piles([card(1, true, recorded("a", true), empty)]).checked).toEqual([1]);
  });

  it("keep cards that are still being filled apart, and leave out those that nobody has begun", () => {
    const found = piles([card(1, false, recorded(), empty), card(2, false, empty)]);
    expect(found).toEqual({ checked: [], differ: [], left: [], unfinished: [1] });
  });

  it("count a proposal or a dispute as with the delegate, until it is decided", () => {
    const cards = [card(1, true, recorded()), card(2, true, recorded())];
    const waiting = { proposals: [{ person: 1 }], disputes: [{ person: 2 }] };
    expect(piles(cards, waiting).differ).toEqual([1, 2]);
    expect(piles([card(1, true, recorded("d"))]).checked).toEqual([1]);
  });

  it("add up to the cards that are entered", () => {
    const cards = [card(1, true, recorded()), card(2, true, recorded("a", true))];
    expect(enteredOf(piles(cards))).toBe(2);
  });
});
