/** Taps become what the rules are asked; no number stands here that the rules did not give. */
import { describe, expect, it } from "vitest";
import { nothing, questionOf, stateOf, tapped, verdictOf } from "./seen.js";

const limit = (at, beyond, layer = null) => ({ layer, at, beyond });
const cube = { puzzle: "cube", size: 3, measure: "degrees", limits: [limit(7, 8)] };
const square1 = {
  puzzle: "square1",
  size: 3,
  measure: "degrees",
  limits: [limit(5, 6, "ud"), limit(9, 10, "slash")],
};
const heights = { puzzle: "magic", size: 8, measure: "heights", limits: [limit(2, 3)] };
const angles = { puzzle: "magic", size: 12, measure: "angles", limits: [limit(35, 34)] };
const looked = (...ids) => ids.reduce(tapped, nothing);

describe("a tap", () => {
  it("says: at the limit at most, beyond it, back in place", () => {
    const states = [["a"], ["a", "a"], ["a", "a", "a"]].map((taps) =>
      stateOf(looked(...taps), "a"),
    );
    expect(states).toEqual(["within", "beyond", "placed"]);
  });

  it("leaves other parts as they are", () => {
    expect(looked("a", "b", "b").parts).toEqual({ a: "within", b: "beyond" });
  });
});

describe("the question to the rules", () => {
  it("gives each pair of neighbours the limit or the first value beyond it (10e1)", () => {
    const seen = { ...looked("seam-1", "seam-2", "seam-2"), moves: 1 };
    expect(questionOf("wca-2010", cube, seen)).toEqual({
      call: "solved.judge",
      edition: "wca-2010",
      puzzle: "cube",
      missing_moves: 1,
      pairs: [{ degrees: 7 }, { degrees: 8 }],
    });
  });

  it("says which limit of a Square-1 is meant (10f)", () => {
    const { pairs } = questionOf("wca-2010", square1, looked("upper", "slash", "slash"));
    expect(pairs).toEqual([
      { degrees: 5, layer: "ud" },
      { degrees: 10, layer: "slash" },
    ]);
  });

  it("says of tiles that are too high whether they are neighbours (2008 10a1)", () => {
    const two = (one, other) => questionOf("wca-2008", heights, looked(one, one, other, other));
    expect(two("tile-1-1", "tile-1-2")).toMatchObject({ heights: [3, 3], adjacent: true });
    expect(two("tile-1-1", "tile-2-2")).toMatchObject({ heights: [3, 3], adjacent: false });
    const one = questionOf("wca-2008", heights, looked("tile-1-1", "tile-1-1", "tile-1-2"));
    expect(one).toMatchObject({ heights: [3, 2], otherwise_solved: true });
  });

  it("counts folds of a Magic by the angle of two tiles (2010 10g1)", () => {
    const asked = questionOf("wca-2010", angles, looked("fold-1-1-1-2", "fold-1-1-1-2"));
    expect(asked).toMatchObject({ angles: [34], otherwise_solved: true });
    expect(asked).not.toHaveProperty("adjacent");
  });
});

describe("the verdict", () => {
  const reply = { verdict: "plus2", code: "10e3", penalty: "10e3", regulation: "10e3" };

  it("is the rules'", () => {
    expect(verdictOf(reply, nothing)).toMatchObject({ verdict: "plus2", penalty: "10e3" });
    expect(verdictOf(null, nothing)).toBe(null);
  });

  it("is a DNF where more lies loose than may be (2026 5b5d)", () => {
    const loose = { ...nothing, detached: "5b5d" };
    expect(verdictOf(reply, loose)).toEqual({
      verdict: "dnf",
      penalty: "5b5d",
      regulation: "5b5d",
    });
    expect(verdictOf(null, loose).verdict).toBe("dnf");
  });
});
