import { expect, test } from "vitest";
import { eventLines } from "./eventLines.js";

const row = (event, number) => ({ round: { id: `${event}-r${number}`, event, number } });

test("an event's rounds stand in one line by number, the last as its final", () => {
  const lines = eventLines([row("333", 2), row("skewb", 1), row("333", 1)]);
  const told = lines.map(({ event, lines: rounds }) => [
    event,
    rounds.map(({ about, last }) => [about.round.number, last]),
  ]);
  expect(told).toEqual([
    [
      "333",
      [
        [1, false],
        [2, true],
      ],
    ],
    ["skewb", [[1, false]]],
  ]);
});
