/** What *Use this* does to an entry. */
import { describe, expect, it } from "vitest";
import { withVerdict } from "./verdict.js";

const limits = { penalties: ["10e3", "10e4"], detached: ["5b5c", "5b5d"] };
const entry = (more) => ({ digits: "1765", plus2: false, ruling: null, penalties: [], ...more });
const found = (verdict, penalty) => ({ verdict, penalty });

describe("an entry after a look at the puzzle", () => {
  it("has the keypad's +2 for one move (10e3)", () => {
    const after = withVerdict(entry(), limits, found("plus2", "10e3"));
    expect(after).toEqual(entry({ plus2: true }));
  });

  it("has the code of a DNF beside those of other penalties (10e4)", () => {
    const after = withVerdict(entry({ penalties: ["A4d1"] }), limits, found("dnf", "10e4"));
    expect(after).toEqual(entry({ penalties: ["A4d1", "10e4"] }));
  });

  it("has only what the last look found", () => {
    const before = entry({ plus2: true, penalties: ["5b5d", "10e4", "A4d1"] });
    const solved = withVerdict(before, limits, found("ok", null));
    expect(solved).toEqual(entry({ penalties: ["A4d1"] }));
  });
});
