import { describe, expect, test } from "vitest";
import { decisionBody, inOrderOfCause, resultRequest, slotHistory, versions } from "./versions.js";

const at = "2026-05-01T10:00:00Z";
const entry = (id, kind, base, body, more = {}) => ({
  op: { id, kind, base, body, at, subject: { person: 4, slot: 2 }, ...more },
});
const board = {
  disputes: [{ what: "attempt", person: 4, slot: 2, candidates: ["b", "c"] }],
  proposals: [],
  cards: [{ person: 4, slots: [{ slot: 2, op: null }] }],
};
const operations = [
  entry("d", "attempt.confirm", ["c"], { op: "c" }),
  entry("c", "attempt.record", ["a"], { reading_ms: 12760 }),
  entry("b", "attempt.record", ["a"], { reading_ms: 12670 }),
  entry("a", "attempt.record", [], { reading_ms: 99990 }),
  entry("z", "attempt.record", [], { reading_ms: 1000 }, { subject: { person: 4, slot: 3 } }),
];

describe("the history of a slot", () => {
  test("goes from cause to consequence, whatever the order of arrival (I3)", () => {
    const ids = (list) => slotHistory(list, 4, 2).map(({ op }) => op.id);
    expect(ids(operations)).toEqual(["a", "b", "c", "d"]);
    expect(ids([...operations].reverse())).toEqual(["a", "b", "c", "d"]);
  });

  test("shows what stands on something unknown too (I5)", () => {
    const list = [entry("y", "attempt.record", ["gone"], {})];
    expect(inOrderOfCause(list)).toHaveLength(1);
  });
});

describe("the versions to choose from", () => {
  test("are those in dispute, with the marks that name them (I2)", () => {
    const shown = versions(board, operations, 4, 2);
    expect(shown.map(({ entry: { op }, standing }) => [op.id, standing])).toEqual([
      ["b", "candidate"],
      ["c", "candidate"],
    ]);
    expect(shown[1].confirmed).toHaveLength(1);
    expect(shown[0].confirmed).toHaveLength(0);
  });

  test("are the proposal beside what is in force", () => {
    const settled = {
      disputes: [],
      proposals: [{ op: "c", person: 4, slot: 2 }],
      cards: [{ person: 4, slots: [{ slot: 2, op: "b" }] }],
    };
    const shown = versions(settled, operations, 4, 2);
    expect(shown.map(({ standing, inForce }) => [standing, inForce])).toEqual([
      [null, true],
      ["proposal", false],
    ]);
  });
});

describe("how a version stands on a scorecard", () => {
  const opening = { edition: "wca-2026", event: "333", limit_cs: 60000, cumulative: [] };
  const record = (body, kind = "attempt.record") => ({ kind, body });

  test("is asked of the rules with the limits of the round's opening (I4)", () => {
    const body = { reading_ms: 17650, penalties: ["10e3"], source: "keypad" };
    expect(resultRequest(record(body), opening)).toEqual({
      call: "attempt.result",
      edition: "wca-2026",
      event: "333",
      reading_ms: 17650,
      penalties: ["10e3"],
      limit_cs: 60000,
    });
  });

  test("knows a bare value, a decided result, and a limit over several rounds", () => {
    expect(resultRequest(record({ value: -1, source: "paper" }), opening)).toEqual({
      call: "time.show",
      cs: -1,
    });
    const decided = record({ result: { declared: "dnf" }, reason: "…" }, "attempt.decide");
    const spanning = { ...opening, cumulative: ["333bf-r1"] };
    expect(resultRequest(decided, spanning)).toEqual({
      call: "attempt.result",
      edition: "wca-2026",
      event: "333",
      declared: "dnf",
    });
  });

  test("is no number for an extra attempt", () => {
    expect(resultRequest(record({ reason: "noise" }, "attempt.extra"), opening)).toBe(null);
  });
});

test("a decision keeps an entry or enters another, with its reason (I8)", () => {
  expect(decisionBody({ keep: "b" }, " video ")).toEqual({ keep: "b", reason: "video" });
  expect(decisionBody({ result: { declared: "dns" } }, "left")).toEqual({
    result: { declared: "dns" },
    reason: "left",
  });
});
