import { expect, it } from "vitest";
import { letterOf, scrambleBody, scramblesOf, turnsOf } from "./turns.js";

const card = (person, done) => ({
  person,
  closed: done === 5,
  slots: [1, 2, 3, 4, 5].map((slot) => ({
    slot,
    status: slot <= done ? "recorded" : "empty",
    op: slot <= done ? `r${person}-${slot}` : null,
  })),
});
const scrambled = (person, slot) => ({
  id: `s${person}-${slot}`,
  kind: "attempt.scrambled",
  base: [],
  body: { scramble: slot },
  subject: { person, slot },
});

it("comes to everybody's first attempt before anybody's second", () => {
  expect(turnsOf([card(9, 1), card(4, 0), card(2, 0)], [])).toEqual([
    { person: 4, slot: 1 },
    { person: 2, slot: 1 },
    { person: 9, slot: 2 },
  ]);
});

it("leaves out who has a scrambled puzzle, and who is done", () => {
  const cards = [card(1, 0), card(2, 0), card(3, 5)];
  expect(turnsOf(cards, [scrambled(1, 1)])).toEqual([{ person: 2, slot: 1 }]);
});

it("offers the scrambles of the set and the extra ones", () => {
  expect(scramblesOf(3)).toEqual(["1", "2", "3", "E1", "E2"]);
  expect(scrambleBody("3", null)).toEqual({ scramble: 3 });
  expect(scrambleBody("E1", "B")).toEqual({ scramble: "E1", group: "B" });
  expect(letterOf(2)).toBe("B");
});
