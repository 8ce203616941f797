import { expect, test } from "vitest";
import { exchanged, publishBody, turned, warningsOf } from "./draft.js";

const draft = {
  matches: [
    { white: 1, black: 2 },
    { white: 3, black: 4 },
  ],
  byes: [5],
};

test("two people change places, a bye too", () => {
  expect(exchanged(draft, 2, 3).matches).toEqual([
    { white: 1, black: 3 },
    { white: 2, black: 4 },
  ]);
  expect(exchanged(draft, 1, 5)).toMatchObject({ byes: [1], matches: [{ white: 5 }, {}] });
});

test("the colours of one match are turned, those of the others stay", () => {
  expect(turned(draft, 0).matches).toEqual([
    { white: 2, black: 1 },
    { white: 3, black: 4 },
  ]);
});

test("a rematch, a colour for the third time and a second bye are named", () => {
  const rounds = [
    { round: 1, matches: [{ white: 2, black: 1 }], byes: [5] },
    { round: 2, matches: [{ white: 3, black: 2 }], byes: [] },
    { round: 3, matches: [{ white: 3, black: 5 }], byes: [] },
  ];
  expect(warningsOf(draft, rounds)).toEqual([
    { what: "rematch", people: [1, 2], round: 1 },
    { what: "white", people: [3] },
    { what: "bye", people: [5] },
  ]);
  expect(warningsOf(draft, [])).toEqual([]);
});

test("matches go round the tables where there are fewer", () => {
  expect(publishBody(draft, 2, 1).matches.map(({ table }) => table)).toEqual([1, 1]);
  expect(publishBody(draft, 2, null, "late").matches.map(({ table }) => table)).toEqual([1, 2]);
  expect(publishBody(draft, 2, null, "late").reason).toBe("late");
  expect(publishBody(draft, 2, null, "")).not.toHaveProperty("reason");
});
