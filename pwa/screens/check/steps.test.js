import { describe, expect, it } from "vitest";
import { after, blankOf } from "../../parts/result-field/typed.js";
import { nextStep } from "./steps.js";

const typing = (keys, result = "time") =>
  [...keys].reduce((typed, key) => after(result, typed, key), blankOf(result));
const step = (keys, active, { entered = 5, asked = null } = {}) => {
  const slots = Array.from({ length: 5 }, (_, place) => ({
    status: place < entered ? "recorded" : "empty",
  }));
  const typed = slots.map((_, place) => typing(keys[place] ?? ""));
  return nextStep(slots, typed, active, asked);
};

describe("Enter on a card", () => {
  it("goes on to the next attempt, and after the last the card is done", () => {
    expect(step(["1234"], 0)).toEqual({ go: 1 });
    expect(step(["1", "2", "3", "4", "5"], 4)).toEqual({ done: true });
  });

  it("ends a card at a blank where nothing is entered either, as after a missed cutoff", () => {
    expect(step(["1234", "1250"], 2, { entered: 2 })).toEqual({ done: true });
  });

  it("asks once where the paper is blank and something is entered", () => {
    expect(step(["1", "2", "3"], 3)).toEqual({ go: 3, ask: 3 });
    expect(step(["1", "2", "3"], 3, { asked: 3 })).toEqual({ done: true });
    expect(step(["1", "", "3", "4", "5"], 4)).toEqual({ go: 1, ask: 1 });
  });

  it("takes Enter at that blank for the answer, wherever on the card it is", () => {
    expect(step(["1", "", "3", "4", "5"], 1, { asked: 1 })).toEqual({ done: true });
    expect(step(["1", "", "3", "4", "5"], 1)).toEqual({ go: 2 });
  });

  it("does nothing on a card on which nothing is typed", () => {
    expect(step([], 2)).toEqual({ go: 0 });
  });

  it("stays where a result is only half there", () => {
    const typed = [typing("12", "multi")];
    expect(nextStep([{ status: "recorded" }], typed, 0, null)).toEqual({ go: 0 });
  });
});
