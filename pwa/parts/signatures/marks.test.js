import { describe, expect, it } from "vitest";
import { lineWithMarks } from "./marks.js";

const entry = (id, kind, base, body = {}, more = {}) => ({
  standing: "ok",
  op: { id, kind, base, body, by: "Ann", subject: { person: 7, slot: 1 }, ...more },
});
const line = (more = {}) => ({
  slot: 1,
  status: "recorded",
  value: 1234,
  op: "a",
  confirmed: true,
  ...more,
});
const record = entry("a", "attempt.record", [], { reading_ms: 12340, penalties: [] });
const scrambled = (id, base, scramble) =>
  entry(id, "attempt.scrambled", base, { scramble }, { by: "Bo" });

describe("the marks beside an attempt", () => {
  it("tell who is named beside the entry in force", () => {
    expect(lineWithMarks(line(), [record]).judge).toBe(true);
    const nameless = { ...record, op: { ...record.op, by: null } };
    expect(lineWithMarks(line(), [nameless]).judge).toBe(false);
  });

  it("tell a hand from a tap", () => {
    const confirm = (body) => [record, entry("c", "attempt.confirm", ["a"], { op: "a", ...body })];
    expect(lineWithMarks(line(), confirm({})).hand).toBe(false);
    expect(lineWithMarks(line(), confirm({ by_hand: "Kim" })).hand).toBe(true);
    expect(lineWithMarks(line(), confirm({ signature: { strokes: [[1, 2]] } })).hand).toBe(true);
    expect(lineWithMarks(line({ op: "b" }), confirm({ badge: "7" })).hand).toBe(false);
  });

  it("know the hand of what a decision keeps", () => {
    const confirm = entry("c", "attempt.confirm", ["a"], { op: "a", badge: "7" });
    const kept = entry("d", "attempt.decide", ["c"], { keep: "a", reason: "so" });
    expect(lineWithMarks(line({ op: "d" }), [record, confirm, kept]).hand).toBe(true);
  });

  it("tell which scramble, the last one told", () => {
    const marks = lineWithMarks(line(), [scrambled("s", [], 1), scrambled("t", ["s"], 2), record]);
    expect([marks.scrambled, marks.told, marks.extras]).toEqual([true, "2", 0]);
  });

  it("leave out what was refused", () => {
    const refused = { ...scrambled("s", [], 1), standing: "revoked" };
    expect(lineWithMarks(line(), [refused, record]).scrambled).toBe(false);
  });

  it("want a scramble of its own for an extra attempt", () => {
    const extra = entry("x", "attempt.extra", ["a"], { reason: "timer" });
    const told = [scrambled("s", [], 1), { ...record, op: { ...record.op, base: ["s"] } }, extra];
    const waiting = lineWithMarks(line({ status: "extra", op: null }), told);
    expect([waiting.scrambled, waiting.told, waiting.extras]).toEqual([false, null, 1]);
    const again = [...told, scrambled("t", ["x"], "E1"), entry("b", "attempt.record", ["t"])];
    const done = lineWithMarks(line({ op: "b" }), again);
    expect([done.scrambled, done.told, done.extras]).toEqual([true, "E1", 1]);
  });

  it("keep the scramble where the extra attempt was only asked for", () => {
    const asked = entry("x", "attempt.extra", ["a"], { reason: "timer" });
    const told = [scrambled("s", [], 1), { ...record, op: { ...record.op, base: ["s"] } }, asked];
    const marks = lineWithMarks(line(), told);
    expect([marks.scrambled, marks.extras]).toEqual([true, 0]);
  });

  it("tell a penalty in cubes, which no value shows", () => {
    const cubes = entry("a", "attempt.record", [], {
      attempted: 3,
      solved: 3,
      seconds: 60,
      penalties: ["10e3"],
    });
    expect(lineWithMarks(line(), [cubes]).penalty).toBe(true);
    expect(lineWithMarks(line(), [record]).penalty).toBe(false);
  });
});
