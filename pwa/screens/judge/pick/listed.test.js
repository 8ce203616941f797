import { describe, expect, it } from "vitest";
import { listed } from "./listed.js";

const people = [
  { number: 1, name: "Ann", events: ["333"] },
  { number: 2, name: "Bo", events: ["333", "444"] },
  { number: 3, name: "Cy", events: ["444"] },
];
const round = (groups = []) => ({ event: "333", groups });
const board = (...persons) => ({ cards: persons.map((person) => ({ person })) });
const numbers = (list) => list.map(({ number }) => number);

describe("who is in a round", () => {
  it("is told by the board before anything else", () => {
    const { inRound, others } = listed(people, round([{ people: [1, 2] }]), board(2, 3));
    expect(numbers(inRound)).toEqual([2, 3]);
    expect(numbers(others)).toEqual([1]);
  });

  it("is told by the groups, else by registration, while there is no board", () => {
    expect(numbers(listed(people, round([{ people: [2] }]), null).inRound)).toEqual([2]);
    expect(numbers(listed(people, round(), null).inRound)).toEqual([1, 2]);
  });

  it("keeps a walk-in whom the kit does not know yet", () => {
    expect(numbers(listed(people, round(), board(1, 1_007_001)).inRound)).toEqual([1, 1_007_001]);
  });
});
