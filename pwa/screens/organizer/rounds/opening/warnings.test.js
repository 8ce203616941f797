import { describe, expect, test } from "vitest";
import { questions, warningsOf } from "./warnings.js";

const round = (number, more) => ({ event: "333", number, format: "a", cutoff: null, ...more });
const kit = {
  competition: { edition: "wca-2026" },
  events: [{ id: "333", official: true }],
  rounds: [round(2), round(1), round(3), { event: "222", number: 1 }],
};
const rules = { formats: ["a"], head_to_head: true };
const here = { later_rounds: 1, max_rounds: 2, code: "9m2", warnings: [] };
const draft = (count, more) => ({
  people: Array.from({ length: count }, (_, n) => n + 1),
  ...more,
});
const codes = (given, replies) =>
  warningsOf(kit, round(1), given, { rules, here, ...replies }).map(({ id, code }) => [id, code]);

describe("what the edition would have otherwise", () => {
  // 9m2: rounds with 15 or fewer competitors must have at most one subsequent round
  test("more rounds to come than so many competitors may have", () => {
    expect(codes(draft(12))).toEqual([["later", "9m2"]]);
    expect(codes(draft(40), { here: { ...here, later_rounds: 2 } })).toEqual([]);
  });

  // 2008 9o, 2010 9m2: the event is held to a number, not each round
  test("more rounds of the event than its competitors allow", () => {
    const old = { here: { ...here, later_rounds: null }, whole: { max_rounds: 2, code: "9o" } };
    expect(codes(draft(12), old)).toEqual([["rounds", "9o"]]);
    expect(codes(draft(12), { ...old, whole: { max_rounds: 3, code: "9n" } })).toEqual([]);
  });

  // 9p1: at least a quarter stays behind
  test("more people than the cap lets go on", () => {
    const wide = { here: { ...here, later_rounds: 3 } };
    expect(codes(draft(4, { cap: 3, code: "9p1" }), wide)).toEqual([["cap", "9p1"]]);
    expect(codes(draft(3, { cap: 3, code: "9p1" }), wide)).toEqual([]);
  });

  // 2008 and 2010 9q, 2026 9q+: at least two competitors
  test("too few competitors", () => {
    const few = { here: { later_rounds: 3, warnings: ["9q+"] } };
    expect(codes(draft(1), few)).toEqual([["few", "9q+"]]);
  });

  test("a format that the edition does not have for the event", () => {
    const wide = { here: { ...here, later_rounds: 3 }, rules: { formats: ["m"] } };
    expect(codes(draft(9), wide)).toEqual([["format", "9b"]]);
  });

  // 9v1, 9b7b …: found by event.plan
  test("faults of the plan of the event", () => {
    const plan = { faults: [{ round: 2, code: "9v3" }] };
    const wide = { here: { ...here, later_rounds: 3 }, plan };
    expect(codes(draft(9), wide)).toEqual([["fault-9v3", "9v3"]]);
  });

  test("nothing while the rules have not answered", () => {
    expect(warningsOf(kit, round(1), draft(9), {})).toEqual([]);
  });
});

test("the rules are asked about the rounds of the event, in order", () => {
  const asked = questions(kit, round(1), 9, 12);
  expect(asked.plan.rounds).toHaveLength(3);
  expect(asked.here.competitors).toBe(9);
  expect(asked.whole.competitors).toBe(12);
});
