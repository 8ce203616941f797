import { describe, expect, test } from "vitest";
import { branchOf } from "./branch.js";

const event = (op, device, at_ms) => ({
  op,
  device,
  by: null,
  at: "",
  event: { at_ms, do: "move" },
});
const made = (id, device, n, at_ms, more) => ({
  id,
  device,
  n,
  kind: "match.event",
  at: "",
  by: null,
  body: { at_ms, do: "move", ...more },
});
const forked = {
  events: [event("a", 1, 100), event("b", 1, 200), event("c", 1, 300)],
  branches: [
    { head: "c", devices: [1], ops: ["b", "c"] },
    { head: "x", devices: [2], ops: ["x"] },
  ],
};
const operations = [
  made("a", 1, 2, 100),
  made("b", 1, 3, 200),
  made("c", 1, 4, 300),
  made("x", 2, 7, 50, { check: true, words: "said", timer: { white: {} } }),
];

describe("the events that a console stands on", () => {
  test("are those in force while nobody went another way", () => {
    const { events } = forked;
    expect(branchOf({ events, branches: [] }, 1, [])).toEqual({
      events,
      head: "c",
      forked: false,
      aside: false,
    });
    expect(branchOf(null, 1, [])).toMatchObject({ events: [], head: null });
  });

  test("are those in force for who made them, and for who only looks on", () => {
    for (const device of [1, 3])
      expect(branchOf(forked, device, operations)).toMatchObject({
        events: forked.events,
        forked: true,
        aside: false,
      });
  });

  test("are its own for a device whose way is not in force, with the time never falling", () => {
    const { events, head, aside } = branchOf(forked, 2, operations);
    expect(events.map(({ op }) => op)).toEqual(["a", "x"]);
    expect(events[1].event).toEqual({ at_ms: 100, do: "move", check: true });
    expect(events[1].words).toBe("said");
    expect([head, aside]).toEqual(["x", true]);
  });

  test("are the same where a branch names all that is before the fork too", () => {
    const whole = forked.branches.map((one) => ({ ...one, ops: ["a", ...one.ops] }));
    const { events } = branchOf({ ...forked, branches: whole }, 2, operations);
    expect(events.map(({ op }) => op)).toEqual(["a", "x"]);
  });
});
