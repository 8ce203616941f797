import { expect, test } from "vitest";
import { countHeldUp, heldUp } from "./heldUp.js";

const line = (slot, status, more = {}) => {
  const recorded = status === "recorded";
  return { slot, status, value: recorded ? 1200 : 0, op: null, confirmed: recorded, ...more };
};
const card = (person, closed, ...lines) => {
  const slots = lines.map((one, place) =>
    typeof one === "string" ? line(place + 1, one) : line(place + 1, one.status, one),
  );
  return { person, closed, slots };
};
const boardOf = (cards, more = {}) => ({
  cards,
  disputes: [],
  proposals: [],
  held: [],
  refused: [],
  ...more,
});
const about = (id, person, slot, kind = "attempt.record", body = {}) => ({
  op: { id, kind, subject: { person, slot }, body },
});
const names = (groups) => groups.map(({ what, people }) => [what, people.map((one) => one.person)]);

test("each is named by what they wait for: no attempt, attempts, a confirmation, a dispute, an extra attempt", () => {
  const unsigned = { status: "recorded", confirmed: false, op: "a" };
  const cards = [
    card(1, true, "recorded", "recorded"),
    card(2, false, "empty", "empty"),
    card(3, false, "recorded", "empty"),
    card(4, true, "recorded", unsigned),
    card(5, true, "recorded", "disputed"),
    card(6, false, "recorded", "extra"),
  ];
  const groups = heldUp(boardOf(cards), [about("a", 4, 2)]);
  expect(names(groups)).toEqual([
    ["disputed", [5]],
    ["extra", [6]],
    ["missing", [2]],
    ["begun", [3]],
    ["confirm", [4]],
  ]);
  expect(groups.map(({ people }) => people[0].slots)).toEqual([[2], [2], [1, 2], [2], [2]]);
  expect(countHeldUp(groups)).toBe(5);
});

test("nobody waits for a card that is done, nor for one that a missed cutoff ended", () => {
  const cards = [card(1, true, "recorded", "recorded"), card(2, true, "recorded", "empty")];
  expect(heldUp(boardOf(cards), [])).toEqual([]);
  expect(heldUp(null, [])).toEqual([]);
});

test("one person may wait for several, and is counted once", () => {
  const cards = [card(1, false, "disputed", "extra", "empty")];
  const groups = heldUp(boardOf(cards), []);
  expect(names(groups)).toEqual([
    ["disputed", [1]],
    ["extra", [1]],
    ["begun", [1]],
  ]);
  expect(countHeldUp(groups)).toBe(1);
});

test("a proposal is waited for, not the attempt that it is about", () => {
  const cards = [card(1, false, "empty", "empty"), card(2, true, "recorded")];
  const proposals = [
    { op: "p", kind: "attempt.extra", person: 1, slot: 1 },
    { op: "q", kind: "attempt.propose", person: 2, slot: 1 },
  ];
  const groups = heldUp(boardOf(cards, { proposals }), []);
  expect(names(groups)).toEqual([
    ["proposed", [1, 2]],
    ["begun", [1]],
  ]);
  expect(groups[1].people[0].slots).toEqual([2]);
});

test("an entry that is held, or that a delegate may admit, holds its competitor up (I5)", () => {
  const cards = [1, 2, 3, 4].map((person) => card(person, person === 4, "empty"));
  cards[3].slots[0].status = "recorded"; // another phone's entry counts already
  const board = boardOf(cards, {
    held: [{ op: "h", missing: ["x"] }],
    refused: [
      { op: "r", reason: "revoked" },
      { op: "s", reason: "role" },
      { op: "t", reason: "revoked" },
    ],
  });
  const entries = [about("h", 1, 1), about("r", 2, 1), about("s", 3, 1), about("t", 4, 1)];
  cards[3].slots[0].confirmed = true;
  expect(names(heldUp(board, entries))).toEqual([
    ["held", [1, 2]],
    ["missing", [3]],
  ]);
});

test("what paper or a file signed, a DNS, and what was decided wait for no confirmation", () => {
  const unsigned = (op, more) => ({ status: "recorded", confirmed: false, op, ...more });
  const cards = [
    card(1, true, unsigned("paper")),
    card(2, true, unsigned("dns", { value: -2 })),
    card(3, true, unsigned("ruling")),
    card(4, true, unsigned("judge")),
  ];
  const entries = [
    about("paper", 1, 1, "attempt.record", { reading_ms: 9000, source: "paper" }),
    about("dns", 2, 1, "attempt.record", { declared: "dns" }),
    about("ruling", 3, 1, "attempt.decide", { result: { reading_ms: 1 }, reason: "video" }),
    about("judge", 4, 1, "attempt.record", { reading_ms: 9000 }),
  ];
  expect(names(heldUp(boardOf(cards), entries))).toEqual([["confirm", [4]]]);
});

test("in combined rounds by position who has done the first phase waits for the cut (9g2)", () => {
  const cards = [card(1, false, "recorded", "empty"), card(2, false, "empty", "empty")];
  expect(names(heldUp(boardOf(cards), [], [1]))).toEqual([
    ["missing", [2]],
    ["phase", [1]],
  ]);
  const cut = boardOf(cards, { round: { phases: [{ attempts: 1 }] } });
  expect(names(heldUp(cut, [], [1]))).toEqual([
    ["missing", [2]],
    ["begun", [1]],
  ]);
});
