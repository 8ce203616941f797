import { describe, expect, it } from "vitest";
import { barOf, barOfCard } from "./bar.js";

const entry = { device: 1, by: "Ann" };

describe("who may check an entry", () => {
  it("is another person on another device", () => {
    expect(barOf(entry, { device: 2, by: "Bo" })).toBe(null);
  });

  it("is not who entered it, not the device that it was entered on, and nobody without a name", () => {
    expect(barOf(entry, { device: 1, by: "Ann" })).toBe("own");
    expect(barOf(entry, { device: 1, by: "Bo" })).toBe("device");
    expect(barOf(entry, { device: 2, by: "Ann" })).toBe("person");
    expect(barOf(entry, { device: 2, by: null })).toBe("nobody");
    expect(barOf({ device: 1, by: null }, { device: 2, by: "Bo" })).toBe("unnamed");
  });

  it("does not become another person by writing the name another way", () => {
    expect(barOf(entry, { device: 2, by: " ann" })).toBe("person");
  });
});

describe("who may check a card", () => {
  const ops = new Map([
    ["a", { id: "a", device: 1, by: "Ann" }],
    ["b", { id: "b", device: 2, by: "Bo" }],
  ]);
  const slot = (op, checked = false) => ({ status: op ? "recorded" : "empty", op, checked });
  const card = (...slots) => ({ slots });
  const bo = { device: 2, by: "Bo" };

  it("is who may check anything on it", () => {
    expect(barOfCard(card(slot("a"), slot("b")), ops, bo)).toBe(null);
    expect(barOfCard(card(slot("b"), slot(null)), ops, bo)).toMatchObject({ why: "own" });
  });

  it("goes by what still waits for a check", () => {
    expect(barOfCard(card(slot("a", true), slot("b")), ops, bo)).toMatchObject({ why: "own" });
    expect(barOfCard(card(slot(null)), ops, bo)).toBe(null);
  });
});
