import { describe, expect, it } from "vitest";
import { lineOf, toldOf } from "./line.js";

const handed = { op: "a", slot: 1 };
const card = (op, text) => ({ slots: [{ slot: 1, op, text }] });
const body = { reading_ms: 17650, penalties: ["10e3"] };

describe("the line that a competitor checks", () => {
  it("takes no result from a card that nobody has folded: the rules are asked", () => {
    const told = toldOf(null, card("a", "17.65 + 2"), handed);
    expect(lineOf(told, "17.65 + 2 = 19.65", body)).toBe("17.65 + 2 = 19.65");
  });

  it("is the board's as soon as it tells of this entry", () => {
    const told = toldOf({}, card("a", "DNF (17.65)"), handed);
    expect(lineOf(told, "17.65 + 2 = 19.65", body)).toBe("DNF (17.65)");
  });

  it("is never that of another entry", () => {
    expect(toldOf({}, card("b", "9.99"), handed)).toBe(null);
  });

  it("is what was typed where the rules cannot be asked", () => {
    expect(lineOf(null, undefined, body)).toBe("17.65 + 2");
  });
});
