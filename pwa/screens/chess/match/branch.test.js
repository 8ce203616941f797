import { describe, expect, test } from "vitest";
import { branchOf } from "./branch.js";

const event = (op, device, at_ms) => ({
  op,
  device,
  by: null,
  at: "",
  event: { at_ms, do: "move" },
});
const match = { op: "o", config: {} };
const [a, b, c, x] = [
  event("a", 1, 100),
  event("b", 1, 200),
  event("c", 1, 300),
  event("x", 2, 150),
];
const forked = {
  match,
  events: [a, b, c],
  branches: [
    { head: "c", devices: [1], ops: ["b", "c"], match, common: 1, events: [b, c] },
    { head: "x", devices: [2], ops: ["x"], match, common: 1, events: [x] },
  ],
};
const operations = [
  { id: "o", device: 1, n: 1 },
  { id: "a", device: 1, n: 2 },
  { id: "b", device: 1, n: 3 },
  { id: "c", device: 1, n: 4 },
  { id: "x", device: 2, n: 7 },
];

describe("the events that a console stands on", () => {
  test("are those in force while nobody went another way", () => {
    const { events } = forked;
    expect(branchOf({ match, events, branches: [] }, 1, [])).toEqual({
      opened: match,
      events,
      head: "c",
      forked: false,
      aside: false,
    });
    expect(branchOf(null, 1, [])).toMatchObject({ opened: null, events: [], head: null });
  });

  test("are those in force for who made them, and for who only looks on", () => {
    for (const device of [1, 3])
      expect(branchOf(forked, device, operations)).toMatchObject({
        events: forked.events,
        forked: true,
        aside: false,
      });
  });

  test("are its own for a device whose way is not in force", () => {
    const { events, head, forked: two, aside } = branchOf(forked, 2, operations);
    expect(events).toEqual([a, x]);
    expect([head, two, aside]).toEqual(["x", true, true]);
  });

  test("follow the last of its entries where a device has some on both", () => {
    const later = operations.map((one) => (one.id === "x" ? { ...one, device: 1 } : one));
    expect(branchOf(forked, 1, later).head).toBe("x");
  });

  test("come with the opening of their own way", () => {
    const again = { op: "p", config: { format: "MASTERS" } };
    const [first, second] = forked.branches;
    const branches = [first, { ...second, match: again, common: 0 }];
    expect(branchOf({ ...forked, branches }, 2, operations)).toMatchObject({
      opened: again,
      events: [x],
    });
  });
});
