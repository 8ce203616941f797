import { describe, expect, it } from "vitest";
import { paperBody } from "./bodies.js";
import { after, blankOf, isBlank, isWhole, shownTyped } from "./typed.js";

const typed = (result, keys) =>
  keys.reduce((state, key) => after(result, state, key), blankOf(result));
const shown = (result, ...keys) => shownTyped(result, typed(result, keys));

describe("a time typed from paper", () => {
  it("fills from the right", () => {
    expect(shown("time", ..."1765")).toBe("17.65");
    expect(shown("time", ..."10234")).toBe("1:02.34");
    expect(shown("time")).toBe("");
  });

  it("shows a +2 and a DNF beside the digits", () => {
    expect(shown("time", ..."1765", "plus2")).toBe("17.65 + 2");
    expect(shown("time", ..."1765", "dnf")).toBe("DNF (17.65)");
    expect(shown("time", "dns")).toBe("DNS");
  });

  it("takes a ruling back by the same key, by Backspace, and by the next digit", () => {
    expect(shown("time", "dnf", "dnf")).toBe("");
    expect(shown("time", ..."1765", "dnf", "back")).toBe("17.65");
    expect(shown("time", ..."99", "dnf", "1")).toBe("0.01");
  });

  it("is blank, or whole, or neither", () => {
    expect(isBlank(typed("time", []))).toBe(true);
    expect(isWhole(typed("time", ["plus2"]))).toBe(false);
    expect(isWhole(typed("time", ["dns"]))).toBe(true);
  });

  it("is saved as a reading from paper", () => {
    const body = paperBody("time", typed("time", [..."1765", "plus2"]));
    expect(body).toEqual({ reading_ms: 17650, penalties: ["10e3"], source: "paper" });
  });
});

describe("moves typed from paper", () => {
  it("are at most two digits, without a +2", () => {
    expect(shown("moves", ..."283", "plus2")).toBe("28");
    expect(paperBody("moves", typed("moves", [..."28"]))).toEqual({ value: 28, source: "paper" });
  });
});

describe("multi-blind typed from paper", () => {
  it("is whole with all three numbers, or with a ruling", () => {
    expect(isWhole(typed("multi", [..."1213"]))).toBe(false);
    expect(isWhole(typed("multi", [..."12135834"]))).toBe(true);
    expect(isWhole(typed("multi", ["dnf"]))).toBe(true);
  });

  it("is saved as numbers, a ruling as a value", () => {
    const numbers = { attempted: 13, solved: 12, seconds: 3514, penalties: [], source: "paper" };
    expect(paperBody("multi", typed("multi", [..."12135834"]))).toEqual(numbers);
    expect(paperBody("multi", typed("multi", ["dns"]))).toEqual({ value: -2, source: "paper" });
  });
});
