import { describe, expect, it } from "vitest";
import { asksOf, waitingSlots, withAsks } from "./extras.js";

const proposal = (op, slot, kind = "attempt.extra", person = 4) => ({ op, kind, person, slot });
const board = {
  proposals: [
    proposal("a", 1),
    proposal("b", 2),
    proposal("c", 2),
    proposal("d", 3, "attempt.record"),
    proposal("e", 5, "attempt.extra", 9),
  ],
};
const bodies = { a: { reason: "5b" }, b: { reason: "11a2", provisional: true }, c: {} };
const asks = asksOf(board, 4, (op) => bodies[op] ?? null);

describe("an extra attempt that waits", () => {
  it("is asked for, or provisional where who decides gave it so (11e, 11e3)", () => {
    expect([...asks]).toEqual([
      [1, "asked"],
      [2, "provisional"],
    ]);
    expect(asksOf(null, 4, () => null).size).toBe(0);
  });

  it("stands on its attempt and on no other", () => {
    const card = { closed: false, slots: [{ slot: 1 }, { slot: 2 }, { slot: 3 }] };
    expect(withAsks(card, asks).slots.map(({ asked }) => asked)).toEqual([
      "asked",
      "provisional",
      undefined,
    ]);
    expect(withAsks(card, new Map())).toBe(card);
  });

  it("is not a result that waits", () => {
    expect([...waitingSlots(board, 4)]).toEqual([3]);
    expect(waitingSlots(null, 4).size).toBe(0);
  });
});
