import { expect, test } from "vitest";
import { tablesAsked } from "./asked.js";

const whole = { out: false, melded: true, on_purpose: false, absent: false, drawn: null };

test("the rules are told of a table what they read, without what goes without saying", () => {
  const players = [
    { ...whole, person: 1, out: true, sum: null, jokers: 0, tiles: null },
    { ...whole, person: 2, sum: 0, jokers: 1, tiles: 1 },
    { ...whole, person: 3, melded: false, sum: null, jokers: 0, tiles: null },
  ];
  const game = { game: 2, op: "a", by: "Ann", disputed: false, players, versions: [{}] };
  const fold = { games: [game], notes: [], confirmed: [], digest: "d" };
  expect(tablesAsked([{ stream: "rummikub-r1-t3", fold }])).toEqual([
    {
      stream: "rummikub-r1-t3",
      fold: {
        games: [
          {
            game: 2,
            disputed: false,
            players: [
              { person: 1, out: true },
              { person: 2, sum: 0, jokers: 1, tiles: 1 },
              { person: 3, melded: false },
            ],
          },
        ],
      },
    },
  ]);
});
