import { expect, test } from "vitest";
import { incidentsOf, toldBy, waitsAt } from "./incidents.js";

const report = (id, at, body = {}) => ({ op: { id, kind: "incident.report", at, body } });
const answer = (id, op) => ({ op: { id, kind: "incident.answer", at: "13", body: { op } } });

test("who has no answer yet comes first, the newest before the older (11b)", () => {
  const list = incidentsOf([
    report("a", "10"),
    report("b", "11"),
    report("c", "12"),
    answer("d", "c"),
    { op: { id: "e", kind: "protest.file", at: "09", body: {} } },
  ]);
  expect(list.map(({ entry, answers }) => [entry.op.id, answers.length])).toEqual([
    ["b", 0],
    ["a", 0],
    ["c", 1],
  ]);
});

test("a report of another version is read as far as it says something (I5)", () => {
  const full = {
    round: "333-r1",
    person: 4,
    slot: 2,
    regulation: "5b",
    what: "defect",
    words: "w",
  };
  expect(toldBy({ body: full })).toEqual(full);
  const old = toldBy({ body: { text: "a puzzle fell" }, subject: { person: 7 } });
  expect(old).toMatchObject({ person: 7, slot: null, what: null, words: "a puzzle fell" });
  expect(toldBy({})).toMatchObject({ round: null, words: null });
});

test("an attempt waits where something is proposed or in dispute", () => {
  const board = { proposals: [{ person: 4, slot: 2 }], disputes: [] };
  expect(waitsAt(board, { person: 4, slot: 2 })).toBe(true);
  expect(waitsAt(board, { person: 4, slot: 1 })).toBe(false);
  expect(waitsAt(null, { person: 4, slot: 2 })).toBe(false);
  expect(waitsAt(board, { person: 4, slot: null })).toBe(false);
});
