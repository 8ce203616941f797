import { describe, expect, it } from "vitest";
import { qualifiedList, qualifiedRequest } from "./qualification.js";

const round = { event: "333", qualification: { type: "ranking", level: 100, of: "average" } };
const KIT = {
  competition: { edition: "wca-2010" },
  people: [
    { number: 1, bests: { 333: { single: 900, average: 1000, average_rank: 50 } } },
    { number: 2, bests: {} },
  ],
};

describe("a qualification", () => {
  it("is asked with bests and places in the world's ranking", () => {
    expect(qualifiedRequest(KIT, round, [1, 2]).rows).toEqual([
      { person: 1, rank: 50, best: 900, average: 1000 },
      { person: 2, rank: null, best: 0, average: 0 },
    ]);
  });

  it("tells the qualified from the others (9r2)", () => {
    const reply = { rows: [{ person: 1 }], others: [2], qualification_round: true, code: "9r2" };
    expect(qualifiedList(reply)).toEqual({ direct: [1], others: [2], round: true, code: "9r2" });
  });
});
