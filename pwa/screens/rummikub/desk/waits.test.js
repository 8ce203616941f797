import { expect, test } from "vitest";
import { waitsFor } from "./waits.js";

const fold = (more) => ({
  plan: { capacity: 32 },
  entrants: [
    { person: 1, quit: false, waiting: false },
    { person: 2, quit: true, waiting: false },
  ],
  draws: [{ round: 1 }],
  closed: false,
  ...more,
});

test("before anything is drawn an event waits for players", () => {
  expect(waitsFor(fold({ draws: [] }), null)).toEqual({
    what: "registration",
    round: 0,
    count: 1,
    places: 32,
  });
  expect(waitsFor(fold({ draws: [] }), { state: "draw", round: 1, stages: [] }).what).toBe(
    "registration",
  );
});

test("while it is played the games to come of this round are counted", () => {
  const outstanding = [
    { round: 2, games: [3, 4] },
    { round: 2, games: [4] },
    { round: 3, games: [1, 2, 3, 4] },
  ];
  const standings = { state: "playing", round: 2, stages: [{ outstanding }] };
  expect(waitsFor(fold(), standings)).toMatchObject({ what: "playing", round: 2, count: 3 });
});

test("a cut, a draw, the end and the close are told apart", () => {
  const state = (name) => waitsFor(fold(), { state: name, round: 2, stages: [] }).what;
  expect(["cut", "draw", "over"].map(state)).toEqual(["cut", "draw", "close"]);
  expect(waitsFor(fold({ closed: true }), { state: "over", stages: [] }).what).toBe("over");
});
