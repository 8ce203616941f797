import { expect, it } from "vitest";
import { alike, linesOf, missingOf, wantingByPerson } from "./missing.js";

const entry = (id, kind, person, slot, body = {}) => ({
  standing: "ok",
  op: { id, kind, base: [], body, by: "Ann", subject: { person, slot } },
});
const row = (asked, wrong = null) => ({ asked, wrong });
const judge = { who: "judge", there: true };
const competitor = { who: "competitor", there: false };

it("looks at attempts with a result or with a scramble told, each with its own marks", () => {
  const slots = [
    { slot: 1, status: "recorded", value: 900, op: "a" },
    { slot: 2, status: "empty", value: 0, op: null },
    { slot: 3, status: "empty", value: 0, op: null },
  ];
  const entries = [
    entry("a", "attempt.record", 4, 1),
    entry("s", "attempt.scrambled", 4, 2, { scramble: 2 }),
    entry("t", "attempt.scrambled", 5, 3, { scramble: 3 }),
    { standing: "ok", op: { id: "o", kind: "round.open", base: [], body: {}, subject: null } },
  ];
  const lines = linesOf([{ person: 4, slots }], entries);
  expect(lines.map(({ person, slot, judge, told }) => [person, slot, judge, told])).toEqual([
    [4, 1, true, null],
    [4, 2, false, "2"],
  ]);
});

it("lists who misses a mark, or had another scramble, by number", () => {
  const lines = [
    { person: 9, slot: 1, row: row([judge, competitor]) },
    { person: 2, slot: 1, row: row([judge]) },
    { person: 2, slot: 3, row: row([], { told: "4" }) },
  ];
  expect(missingOf(lines[0])).toEqual([competitor]);
  const found = wantingByPerson(lines).map(({ person, lines: own }) => [person, own.length]);
  expect(found).toEqual([
    [2, 1],
    [9, 1],
  ]);
});

it("leaves to the scorecard what was typed from one", () => {
  const slots = [{ slot: 1, status: "recorded", value: 900, op: "a" }];
  const typed = [entry("a", "attempt.record", 4, 1, { reading_ms: 9000, source: "paper" })];
  expect(linesOf([{ person: 4, slots }], typed)).toEqual([]);
  expect(missingOf({ row: row([competitor]), paper: true })).toEqual([]);
});

it("tells attempts that miss the same together", () => {
  const line = (slot, asked, wrong) => ({ slot, row: row(asked, wrong) });
  const lines = [line(1, [competitor]), line(2, [judge, competitor]), line(3, [], { told: "4" })];
  expect(alike(lines).map(({ slots, wrong }) => [slots, wrong])).toEqual([
    [[1, 2], null],
    [[3], { told: "4" }],
  ]);
});
