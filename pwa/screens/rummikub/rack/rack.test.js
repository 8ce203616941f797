import { describe, expect, test } from "vitest";
import { countedOf, inDraft, partsOf, refusalOf, sorted, without } from "./rack.js";

const SEVENS = ["K7", "K7", "B7", "B7", "R7", "R7", "O7", "O7"];

describe("what a set of tiles has not", () => {
  test("a third tile of a number in a colour", () => {
    expect(refusalOf(["R7"], "R7")).toBe(null);
    expect(refusalOf(["R7", "R7"], "R7")).toEqual({ code: "tile", colour: "red", number: 7 });
    expect(refusalOf(["R7", "R7"], "O7")).toBe(null);
  });

  test("a ninth tile of a number", () => {
    expect(refusalOf(SEVENS.slice(0, -1), "O7")).toBe(null);
    expect(refusalOf(SEVENS, "K7")).toEqual({ code: "number", number: 7 });
    expect(refusalOf(SEVENS, "K8")).toBe(null);
  });

  test("a third joker", () => {
    expect(refusalOf(["J"], "J")).toBe(null);
    expect(refusalOf(["J", "J"], "J")).toEqual({ code: "jokers" });
  });
});

test("a rack lies by colour and number, its jokers last", () => {
  expect(sorted(["J", "O1", "K11", "R5", "K2", "B13"])).toEqual([
    "K2",
    "K11",
    "B13",
    "R5",
    "O1",
    "J",
  ]);
});

test("one of two equal tiles is taken off", () => {
  expect(without(["K2", "J", "K2"], "K2")).toEqual(["J", "K2"]);
});

test("the sum is that of the numbers, jokers are counted beside it", () => {
  expect(countedOf(["K12", "J", "R3", "R3"])).toEqual({ sum: 18, jokers: 1, tiles: 4 });
  expect(countedOf([])).toEqual({ sum: 0, jokers: 0, tiles: 0 });
  expect(partsOf("B10")).toEqual({ colour: "blue", number: 10 });
});

test("what is counted goes into that player's line and no other", () => {
  const line = { person: 1, state: "no-meld", sum: "", jokers: 0, tiles: "", drawn: "" };
  const draft = { begun: false, at: null, lines: [line, { ...line, person: 2 }] };
  expect(inDraft(draft, 2, { sum: 44, jokers: 1, tiles: 9 })).toEqual({
    ...draft,
    lines: [line, { ...line, person: 2, sum: "44", jokers: 1, tiles: "9" }],
  });
});
