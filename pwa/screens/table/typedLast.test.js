import { describe, expect, it } from "vitest";
import { cardState, typedLast } from "./typedLast.js";

const op = (n, person, slot, more = {}) => ({
  op: { id: `op-${n}`, n, device: 7, kind: "attempt.record", subject: { person, slot }, ...more },
});
const card = (...states) => ({ slots: states.map((status) => ({ status })) });
const ops = new Map([
  [1, "a"],
  [2, "b"],
]);
const state = (states, slots = card("recorded", "recorded"), proposed = []) =>
  cardState(slots, new Set(proposed), ops, (id) => states[id] ?? "accepted");

describe("cards typed last", () => {
  it("are this device's, the latest first, each once", () => {
    const entries = [op(1, 5, 1), op(2, 6, 1), op(3, 5, 2), op(9, 8, 1, { device: 3 })];
    expect(typedLast(entries, 7).map(({ person }) => person)).toEqual([5, 6]);
  });

  it("have the last entry of each attempt, and no marks", () => {
    const entries = [op(1, 5, 1), op(2, 5, 1), op(3, 5, 1, { kind: "attempt.confirm" })];
    expect([...typedLast(entries, 7)[0].ops]).toEqual([[1, "op-2"]]);
  });
});

describe("the state of a card", () => {
  it("is that of the attempt that is least far", () => {
    expect(state({ a: "sent", b: "accepted" })).toBe("sent");
    expect(state({ a: "sent", b: "saved" })).toBe("saved");
    expect(state({})).toBe("accepted");
  });

  it("is what needs a person before all that is on its way", () => {
    expect(state({ a: "saved" }, card("disputed", "recorded"))).toBe("disputed");
    expect(state({ a: "saved", b: "refused" })).toBe("refused");
    expect(state({}, undefined, [2])).toBe("proposed");
  });
});
