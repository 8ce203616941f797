import { describe, expect, test } from "vitest";
import { bestReserves, freePlaces } from "./replacing.js";
import { stillIn, withdrawals } from "./withdrawals.js";

const card = (person, ...statuses) => ({ person, slots: statuses.map((status) => ({ status })) });
const board = (quit, ...cards) => ({ round: { open: "o", quit }, cards });
const entry = (id, kind, person, seq) => ({
  op: { id, kind, subject: { person } },
  stamp: seq ? { seq } : null,
});
const entries = [entry("late", "round.quit", 2, null), entry("early", "round.quit", 2, 4)];
const opened = { people: [1, 2, 3], withdrawn: [7, 8] };

describe("who has withdrawn", () => {
  // thewca/wca-live#300: a list of those who were withdrawn, and by whom
  test("are those set aside before the opening in force, and those who left", () => {
    const now = board([2], card(1, "recorded"), card(2, "empty"), card(8, "empty"));
    expect(withdrawals(entries, now, opened)).toMatchObject([
      { person: 2, before: false, begun: false, op: { id: "late" } },
      { person: 7, before: true, op: null },
    ]);
    expect(stillIn(now)).toEqual([1, 8]);
  });

  test("nobody, while the round has no board", () => {
    expect(withdrawals([], null, null)).toEqual([]);
  });
});

describe("a free place", () => {
  const gone = (person, begun) => ({ person, begun, before: false });

  // 9p3: only who has not begun is replaced, and once
  test("is left by whoever has no attempt, until somebody has been taken in", () => {
    const three = [card(1, "empty"), card(2, "empty"), card(3, "recorded")];
    expect(freePlaces(board([1], ...three), opened.people, [gone(1, false)])).toBe(1);
    expect(freePlaces(board([3], ...three), opened.people, [gone(3, true)])).toBe(0);
    expect(freePlaces(board([1], ...three, card(4)), opened.people, [gone(1, false)])).toBe(0);
  });

  const ranks = new Map([
    [1, 1],
    [4, 2],
    [5, 3],
    [6, 3],
    [9, 5],
  ]);
  const inside = [card(1, "empty")];

  // thewca/wca-live#221: whose own result got worse is not whom the next one stands behind
  test("goes to the best of the line as it is now who is neither in nor has withdrawn", () => {
    expect(bestReserves(board([], ...inside), [1, 4, 5, 6, 9], ranks, [])).toEqual([4]);
    expect(bestReserves(board([], ...inside), [1, 4, 9], ranks, [gone(4)])).toEqual([9]);
  });

  test("is a person's choice between those who share the rank", () => {
    expect(bestReserves(board([], ...inside), [1, 4, 5, 6, 9], ranks, [gone(4)])).toEqual([5, 6]);
  });
});
