import { describe, expect, test } from "vitest";
import {
  attemptOf,
  isContested,
  justWon,
  pointLines,
  settlementOf,
  textOf,
  unsigned,
} from "./lines.js";

const line = (slot, text, more = {}) => ({
  slot,
  text,
  status: "recorded",
  confirmed: true,
  ...more,
});
const row = {
  match: "SF-1",
  step: 1,
  people: [1, 4],
  sets: [{ points: [1, 0], won: [1], winner: null, by: null }],
  next: { set: 1, point: 2 },
};
const board = (...others) => ({
  cards: [
    { person: 1, slots: [line(101, "9.87"), ...others] },
    { person: 4, slots: [line(101, "DNF (10.12)", { confirmed: false })] },
  ],
});

describe("the attempts of a match", () => {
  test("are found on the cards of its people, by stage and point", () => {
    expect(textOf(board(), row, 0, 1)).toBe("9.87");
    expect(textOf(board(), row, 1, 1)).toBe("DNF");
    expect(attemptOf(board(), row, 1, 2)).toMatchObject({ slot: 102, status: "empty", op: null });
  });

  test("of the point now are two, blank until they are entered", () => {
    const lines = pointLines(board(line(102, "8.11")), row);
    expect(lines.map(({ status }) => status)).toEqual(["recorded", "empty"]);
    expect(pointLines(board(), { ...row, next: null })).toBe(null);
  });

  // A7d: who has not signed is named before the match is made final
  test("that nobody signed are counted", () => {
    expect(unsigned(board(), row)).toEqual([{ person: 4, point: 1 }]);
  });

  // I4d1, 11l
  test("are noted point by point when the match is made final", () => {
    const noted = { match: "SF-1", winner: 4, won: [1] };
    expect(settlementOf({ ...row, winner: 4 })).toEqual(noted);
    expect(settlementOf({ ...row, winner: 4 }, 1)).toEqual({ ...noted, winner: 1 });
  });

  // 11l: what two settled differently, or for somebody else, is not settled once more by a judge
  test("may be about a match that is the delegate's to decide", () => {
    const disputes = [{ what: "match.settle", match: "SF-1", candidates: ["a"] }];
    expect(isContested({ disputes }, row)).toBe(true);
    expect(isContested({ disputes }, { ...row, match: "final" })).toBe(false);
    expect(isContested({ disputes: [{ what: "attempt" }] }, row)).toBe(false);
  });

  // I3c: said until the next point begins
  test("tell whose the last point was, until the next one begins", () => {
    expect(justWon(board(), row)).toEqual({ point: 1, winner: 1 });
    expect(justWon(board(line(102, "8.11")), row)).toBe(null);
    expect(justWon(board(), { ...row, sets: [] })).toBe(null);
  });
});
