import { describe, expect, it } from "vitest";
import { actsOf, toldOf } from "./acts.js";

const seat = { device: 2, by: "Bo" };
const ops = new Map([
  ["a", { id: "a", device: 1, by: "Ann", body: {} }],
  ["b", { id: "b", device: 2, by: "Bo", body: {} }],
  ["p", { id: "p", device: 2, by: "Bo", body: { reading_ms: 9990 } }],
]);
const slot = (op, value = 1234, checked = false) => ({
  slot: 1,
  status: op ? "recorded" : "empty",
  value,
  op,
  checked,
});
const typed = (value) => ({ body: { reading_ms: value * 10 }, values: [value] });
const acts = (one, read, proposals = []) =>
  actsOf({ proposals }, { person: 7, slots: [one] }, [read], ops, seat);

describe("a typed attempt", () => {
  it("that is equal marks the entry by name", () => {
    const fact = { kind: "attempt.check", body: { op: "a" } };
    expect(acts(slot("a"), typed(1234))).toEqual([{ slot: 1, told: "checked", fact }]);
  });

  it("that differs becomes a proposal of what was typed", () => {
    const fact = { kind: "attempt.propose", body: { reading_ms: 9990 } };
    expect(acts(slot("a"), typed(999))).toEqual([{ slot: 1, told: "passed", fact }]);
  });

  it("that nobody had entered is an entry like any other", () => {
    const fact = { kind: "attempt.record", body: { reading_ms: 9990 } };
    expect(acts(slot(null), typed(999))).toEqual([{ slot: 1, told: "entered", fact }]);
  });

  it("that is the typist's own entry marks nothing", () => {
    expect(acts(slot("b"), typed(1234))).toEqual([{ slot: 1, told: "barred", fact: null }]);
  });

  it("makes nothing twice: a mark that is there, a proposal that waits", () => {
    expect(acts(slot("a", 1234, true), typed(1234))[0]).toMatchObject({
      told: "checked",
      fact: null,
    });
    const waiting = [{ op: "p", kind: "attempt.propose", person: 7, slot: 1 }];
    expect(acts(slot("a"), typed(999), waiting)[0]).toMatchObject({ told: "passed", fact: null });
    expect(acts(slot("a"), typed(998), waiting)[0].fact).not.toBe(null);
  });

  it("left blank makes nothing, and is told only where something is entered", () => {
    expect(acts(slot("a"), null)).toEqual([{ slot: 1, told: "blank", fact: null }]);
    expect(acts(slot(null), null)).toEqual([]);
  });
});

describe("what a card tells", () => {
  const told = (...words) => toldOf(words.map((word, place) => ({ slot: place + 1, told: word })));

  it("is what needs people first, each with its attempts", () => {
    expect(told("checked", "passed", "checked", "entered")).toEqual([
      { told: "passed", slots: [2] },
      { told: "entered", slots: [4] },
      { told: "checked", slots: [1, 3] },
    ]);
    expect(told("checked", "passed", "blank")[0].told).toBe("blank");
  });
});
