import { describe, expect, it } from "vitest";
import { laidOver } from "./inForce.js";

const best = (level) => ({ type: "ranking", level });
const round = { id: "333-r1", format: "a", advancement: best(8) };

// thewca/worldcubeassociation.org#15713
describe("the condition by which the next round is opened", () => {
  it("is that of the plan before the round is opened", () => {
    expect(laidOver(round, null)).toBe(round);
  });

  it("is that of the opening in force, whatever the plan said (9p2a)", () => {
    const opening = { format: "a", advancement: best(12) };
    expect(laidOver(round, opening).advancement).toEqual(best(12));
  });

  it("is the plan's for a final that a round was added behind", () => {
    const opening = { format: "3", advancement: null };
    expect(laidOver(round, opening)).toMatchObject({ format: "3", advancement: best(8) });
  });
});
