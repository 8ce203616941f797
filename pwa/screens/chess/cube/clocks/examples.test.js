/** The official examples are asked of the rules, move by move, in a match in which no time goes by. */
import { expect, test } from "vitest";
import { officialExamples } from "./examples.js";

/** Answers as the rules do, for two blocks whose clocks were not used. */
function rules(asked) {
  const clocks = (part, sign, white_ms, black_ms) => ({
    ...{ what: "clocks", part, sign, at_ms: 0, white_ms, black_ms },
    unpaid_ms: { white: 0, black: 0 },
  });
  const solved = (white, black) => [
    { what: "go" },
    { what: "verdict", player: "white", result_cs: white },
    { what: "verdict", player: "black", result_cs: black },
  ];
  const first = [...solved(3_500, 11_000), clocks(1, "-", -35_000, -110_000)];
  const second = [...first, ...solved(2_500, 15_000), clocks(2, "+", 120_000, 25_000)];
  const replies = [
    { cube: { cover: 3 } },
    { log: first, clocks_ms: { white: 565_000, black: 490_000 } },
    { cube: { cover: 4 } },
    { log: second, clocks_ms: { white: 685_000, black: 515_000 } },
  ];
  return async ({ events }) => {
    asked.push(structuredClone(events));
    return replies[asked.length - 1];
  };
}

test("−35, −110, +25 and +150 come to what the rules answer", async () => {
  const asked = [];
  const [minus, plus] = await officialExamples(rules(asked));
  const line = ({ lines }, player) => lines.find((one) => one.player === player);
  expect(line(minus, "white")).toMatchObject({ before_ms: 600_000, after_ms: 565_000 });
  expect(line(minus, "black")).toMatchObject({ before_ms: 600_000, after_ms: 490_000 });
  expect(line(plus, "white")).toMatchObject({ clock: "black", before_ms: 490_000 });
  expect(line(plus, "black")).toMatchObject({ clock: "white", counted_ms: 120_000, capped: true });
});

test("the covers are those that the rules designate, and no time goes by", async () => {
  const asked = [];
  await officialExamples(rules(asked));
  const last = asked.at(-1);
  expect(last.filter((event) => event.do === "go").map(({ cover }) => cover)).toEqual([3, 4]);
  expect(last.filter((event) => event.do === "move")).toHaveLength(24);
  expect(new Set(last.map(({ at_ms }) => at_ms))).toEqual(new Set([0]));
});
