/** What the rules are asked about the number of cubes. */
import { expect, test } from "vitest";
import { toldQuestion } from "./told.js";

const terms = { edition: "wca-2026", round: "333mbf-r1" };
const around = { person: 1, slot: 1, attempts: [0, 0] };
const op = (id, kind, person, body, slot = 1) => ({
  op: { id, kind, subject: { person, slot }, base: ["o"], body },
});
const board = (...values) => ({
  refused: [],
  cards: values.map((value, place) => ({ person: place + 1, slots: [{ value }] })),
});
const told = op("a", "attempt.declare", 1, { attempted: 9 });

test("all that was said of this attempt, and only of it", () => {
  const entries = [
    told,
    op("b", "attempt.void", 1, { reason: "r" }),
    op("c", "attempt.declare", 2, { attempted: 7 }),
    op("d", "attempt.declare", 1, { attempted: 5 }, 2),
  ];
  expect(toldQuestion(terms, around, "judge", entries, board(0, 0))).toEqual({
    call: "multi.told",
    edition: "wca-2026",
    role: "judge",
    ops: [
      { op: "a", base: ["o"], attempted: 9 },
      { op: "b", base: ["o"] },
    ],
    attempt_begun: false,
    event_begun: false,
    all_told: true,
  });
});

test("what the board refuses is not told", () => {
  const refusing = { ...board(0, 0), refused: [{ op: "a", reason: "number-told" }] };
  const question = toldQuestion(terms, around, "judge", [told], refusing);
  expect([question.ops, question.all_told]).toEqual([[], false]);
});

test("an attempt of anybody begins the event, and one's own the attempt", () => {
  const begun = toldQuestion(terms, around, "judge", [told], board(0, 910360000));
  expect([begun.attempt_begun, begun.event_begun]).toEqual([false, true]);
  const own = { ...around, attempts: [-1, 0] };
  expect(toldQuestion(terms, own, "judge", [told], null).attempt_begun).toBe(true);
});

test("without a round there is nothing to ask", () => {
  expect(toldQuestion({ edition: "wca-2026" }, around, "judge", [], null)).toBe(null);
});
