import { expect, test } from "vitest";
import { wayTo } from "./wayTo.js";

const round = { id: "333-r1" };
const one = { person: 7, slots: [2, 3] };

test("a delegate goes to the decision, or to the card", () => {
  const way = wayTo("Open2026", { role: "delegate" }, round);
  expect(way("disputed", one)).toBe("/c/Open2026/delegate/333-r1/7/2");
  expect(way("begun", one)).toBe("/c/Open2026/judge/333-r1?person=7");
});

test("an organizer writes no results, so nothing is tapped", () => {
  expect(wayTo("Open2026", { role: "organizer" }, round)("disputed", one)).toBe(null);
});
