/** The worked trace of Time, from the public vector's log: what each block's cubes did to the clocks. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { arithmeticOf, blocksOf } from "./arithmetic.js";

const VECTORS = new URL("../../../../../tests/vectors/chess.replay.jsonl", import.meta.url);
const { log } = readFileSync(VECTORS, "utf8")
  .split("\n")
  .filter((line) => line.includes('"time-trace-whole-log"'))
  .map((line) => JSON.parse(line).reply.value)[0];

const blocks = blocksOf(log);
const block = (part, after) => arithmeticOf(log, blocks[part - 1].index, after);
const line = ({ lines }, player) => lines.find((one) => one.player === player);

test("the blocks take from one's own clock and give to the opponent's in turn", () => {
  expect(blocks.map(({ part, sign }) => `${part}${sign}`)).toEqual("1- 2+ 3- 4+ 5- 6+".split(" "));
});

test("block −: each time is taken from the clock of whoever solved", () => {
  const first = block(1, { white: 470_000, black: 405_000 });
  expect(line(first, "white")).toEqual({
    ...{ player: "white", cs: 3500, capped: false, counted_ms: 35_000, clock: "white" },
    ...{ before_ms: 505_000, after_ms: 470_000, unpaid_ms: 0 },
  });
  expect(line(first, "black")).toMatchObject({ before_ms: 515_000, after_ms: 405_000 });
});

test("block +: each time is given to the opponent, 150 s as the cap of 120", () => {
  const second = block(2, { white: 510_000, black: 330_000 });
  expect(line(second, "black")).toMatchObject({
    ...{ cs: 15_000, capped: true, counted_ms: 120_000, clock: "white" },
    ...{ before_ms: 390_000, after_ms: 510_000 },
  });
  expect(line(second, "white")).toMatchObject({ clock: "black", capped: false, after_ms: 330_000 });
});

test("whoever gave up costs the cap", () => {
  const third = block(3, { white: 300_000, black: 120_500 });
  expect(line(third, "white")).toMatchObject({ cs: -1, capped: true, counted_ms: 120_000 });
  expect(line(third, "black")).toMatchObject({ cs: 11_950, capped: false, counted_ms: 119_500 });
});

test("what a clock at nought could not give stands beside it", () => {
  const fifth = block(5, { white: 130_000, black: 0 });
  expect(line(fifth, "black")).toMatchObject({
    ...{ cs: 4000, capped: false, counted_ms: 40_000, unpaid_ms: 34_500 },
    ...{ before_ms: 5_500, after_ms: 0 },
  });
});
