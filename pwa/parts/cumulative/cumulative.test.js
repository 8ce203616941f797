import { expect, it } from "vitest";
import { limitQuestion } from "./cumulative.js";

const terms = { edition: "wca-2026", limit_cs: 180_000 };
const line = { slot: 1, value: 60_000, reading_cs: 60_000, status: "recorded", text: "10:00" };
const shared = (round, board) => ({ round, event: round.slice(0, 5), unofficial: false, board });

it("asks about the cards of one person, in the order of the rounds, without the attempt itself", () => {
  const cards = [
    { person: 2, closed: false, slots: [] },
    { person: 1, closed: true, slots: [line, { ...line, slot: 2 }] },
  ];
  const boards = [shared("444bf-r1", { cards }), shared("555bf-r1", { cards })];
  const asked = limitQuestion(terms, boards, { round: "555bf-r1", person: 1, slot: 2 });
  expect(asked).toMatchObject({
    call: "limits.check",
    edition: "wca-2026",
    cumulative_cs: 180_000,
  });
  expect(asked.cards.map(({ round, closed }) => [round, closed])).toEqual([
    ["444bf-r1", true],
    ["555bf-r1", false],
  ]);
  expect(asked.cards[0].slots.map(({ value }) => value)).toEqual([60_000, 60_000]);
  expect(asked.cards[1].slots.map(({ value }) => value)).toEqual([60_000, 0]);
});

it("leaves out rounds of which nothing is known, and where the person has no card", () => {
  const boards = [shared("444bf-r1", null), shared("555bf-r1", { cards: [] })];
  expect(limitQuestion(terms, boards, { round: "555bf-r1", person: 1, slot: 1 }).cards).toEqual([]);
});
