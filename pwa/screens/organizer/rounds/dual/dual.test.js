import { describe, expect, it } from "vitest";
import { isSecondOfPair, pairOf, pairRequest, peopleOfSecond } from "./dual.js";

const round = (number, dual = number < 3) => ({
  id: `333-r${number}`,
  event: "333",
  number,
  dual,
});
const KIT = { rounds: [round(1), round(2), round(3), { ...round(1, false), event: "222" }] };

const card = (person, ...values) => ({ person, slots: values.map((value) => ({ value })) });
const board = (...cards) => ({
  round: { status: "open", edition: "wca-2026", event: "333", format: "a" },
  cards,
});

describe("Dual Rounds", () => {
  it("are the two of the event that say so", () => {
    expect(pairOf(KIT, KIT.rounds[1]).map(({ id }) => id)).toEqual(["333-r1", "333-r2"]);
    expect(pairOf(KIT, KIT.rounds[2])).toBeNull();
    expect(pairOf({ rounds: [round(1)] }, round(1))).toBeNull();
  });

  it("have a second one that waits for nothing (9l2)", () => {
    expect(KIT.rounds.map((one) => isSecondOfPair(KIT, one))).toEqual([false, true, false, false]);
  });

  it("have nobody out between them, whatever they did (9v5, 9v5a)", () => {
    expect(peopleOfSecond([1, 2, 4], board(card(3, 1000), card(1, 0)))).toEqual([1, 2, 3, 4]);
    expect(peopleOfSecond([2, 1], null)).toEqual([1, 2]);
  });

  it("are ranked over both by the values of their cards (9v4)", () => {
    const one = board(card(1, 1000, 0), card(2, 0, 0));
    expect(pairRequest({ official: true }, [one, null])).toEqual({
      call: "dual.standings",
      edition: "wca-2026",
      event: "333",
      format: "a",
      rounds: [
        [
          { person: 1, attempts: [1000, 0] },
          { person: 2, attempts: [0, 0] },
        ],
        [],
      ],
    });
    expect(pairRequest({ official: true }, [null, null])).toBeNull();
  });
});
