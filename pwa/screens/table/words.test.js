import { expect, it, vi } from "vitest";
import { lookWords, refusedWords, wordsMeanwhile } from "./words.js";

vi.mock("../../words/words.js", () => ({
  t: (id, args) => [id, ...Object.values(args ?? {})].join(" "),
}));

const look = {
  read: [{ slot: 2, causes: ["A1a4"] }],
  doubts: [
    { what: "gap", slot: 1 },
    { what: "far-off", slot: 3 },
    { what: "unfinished", slot: 4 },
  ],
  refused: null,
  unchecked: false,
};
const slots = (found) => found.map(({ slot }) => slot);

it("says all that is in doubt when the card is to be saved, with the limit", () => {
  const found = lookWords(look, "1:00.00", "time");
  expect(slots(found)).toEqual([2, 1, 3, 4]);
  expect(found[0].words).toBe("table-says 2 judge-over-limit 1:00.00");
});

it("says nothing meanwhile of the attempt under the cursor, nor that the rest is missing", () => {
  expect(slots(wordsMeanwhile(look, "1:00.00", "time", 3))).toEqual([2, 1]);
});

it("says that an attempt cannot be, and nothing else then", () => {
  const refused = { ...look, refused: 2 };
  expect(lookWords(refused, null, "multi")).toEqual([
    { slot: 2, words: "table-says 2 judge-multi-impossible" },
  ]);
  expect(refusedWords(1, "time")).toBe("table-says 1 table-impossible");
});

it("says that nobody has looked the card over while the rules cannot be asked", () => {
  expect(lookWords({ ...look, unchecked: true }, null, "time")).toEqual([
    { slot: null, words: "table-unchecked" },
  ]);
});
