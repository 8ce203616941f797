import { expect, test } from "vitest";
import { gamesOf } from "./cross.js";

test("each player has every match with the opponent, the colour and the points so far", () => {
  const fold = {
    entrants: [1, 2, 3].map((person) => ({ person })),
    rounds: [
      { round: 1, matches: [{ match: "a", white: 1, black: 2 }], byes: [3] },
      { round: 2, matches: [{ match: "b", white: 3, black: 1 }], byes: [2] },
    ],
  };
  const games = gamesOf(fold, { a: { points: { white: 2, black: 0 } } });
  expect(games[1]).toEqual([
    { round: 1, opponent: 2, colour: "white", points: 2 },
    { round: 2, opponent: 3, colour: "black", points: null },
  ]);
  expect(games[3][0]).toEqual({ round: 1, opponent: null, colour: null, points: null });
});
