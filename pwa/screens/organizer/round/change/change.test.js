import { describe, expect, test } from "vitest";
import { affected, begun, changedBody, conditionsOf, formOf, whatIf } from "./change.js";
import { planRequest } from "./plan.js";

const body = {
  edition: "wca-2026",
  event: "333",
  format: "a",
  cutoff: { attempts: 2, result: 1500 },
  limit_cs: 60050,
  cumulative: ["333-r1", "444-r1"],
  advancement: { type: "percent", level: 75 },
  people: [1, 2],
};

const CUTS = [1, 2];

describe("the form of a round's rules", () => {
  test("left as it is, changes nothing", () => {
    const { format, cutoff, limit_cs, cumulative, advancement } = body;
    expect(conditionsOf(formOf(body), body, CUTS)).toEqual({
      format,
      cutoff,
      limit_cs,
      cumulative,
      advancement,
    });
  });

  test("takes away a cutoff, a limit, what is shared and the condition, and sets others", () => {
    const form = { ...formOf(body), after: "", limit: "", cumulative: false, type: "none" };
    expect(conditionsOf(form, body, CUTS)).toMatchObject({
      cutoff: null,
      limit_cs: null,
      cumulative: [],
      advancement: null,
    });
    const other = { ...formOf(body), result: "2000", after: "1", limit: "300", level: "8" };
    expect(conditionsOf({ ...other, type: "ranking" }, body, CUTS)).toMatchObject({
      cutoff: { attempts: 1, result: 2000 },
      limit_cs: 30000,
      advancement: { type: "ranking", level: 8 },
    });
  });

  test("is not done while a number is missing, zero or no number", () => {
    const form = formOf(body);
    for (const wrong of [{ result: "" }, { result: "x" }, { limit: "0" }, { level: "" }])
      expect(conditionsOf({ ...form, ...wrong }, body, CUTS)).toBe(null);
  });
});

// 9p2a: with a reason, for those who are in the round
test("a changed opening keeps what it does not change", () => {
  const made = changedBody(body, { format: "3" }, [9, 2], "no time");
  expect(made).toMatchObject({ format: "3", edition: "wca-2026", people: [2, 9] });
  expect(made.reason).toBe("no time");
});

test("the fold is asked what would be, with the opening that nobody has made yet", () => {
  const entries = [{ op: { id: "o", kind: "round.open" }, sha256: "s", role: "d", standing: "ok" }];
  const opening = { device: 7, by: null, role: "delegate", body, base: ["o"] };
  const { call, ops } = whatIf("333-r1", entries, opening);
  expect(call).toBe("log.fold");
  expect(ops[0]).toEqual({ id: "o", kind: "round.open", sha256: "s", role: "d", standing: "ok" });
  expect(ops[1]).toMatchObject({ id: "what-if", kind: "round.open", base: ["o"], standing: "ok" });
});

describe("who is affected", () => {
  const card = (person, closed, value, average = 0) => ({
    person,
    closed,
    best: value,
    average,
    slots: [{ slot: 1, value, status: value ? "recorded" : "empty" }],
  });

  test("whose card closes or opens again, and whose results change", () => {
    const before = { cards: [card(1, false, 1600), card(2, true, 1700), card(3, false, 900)] };
    const after = { cards: [card(1, true, 1600), card(2, false, 1700), card(3, false, -1)] };
    expect(affected(before, after)).toEqual({ closes: [1], opens: [2], results: [3] });
    expect(affected(before, before)).toEqual({ closes: [], opens: [], results: [] });
  });

  test("who has an attempt already", () => {
    expect(begun({ cards: [card(1, false, 1600), card(2, false, 0)] })).toEqual([1]);
  });
});

// 2026 9p2a+: no round is added once the final has started
test("the plan is asked about with the change, and about one more round", () => {
  const rounds = [
    { id: "333-r2", event: "333", number: 2, format: "a", status: "open", limit_cs: 60000 },
    { id: "333-r1", event: "333", number: 1, format: "a", status: "closed", dual: true },
    { id: "444-r1", event: "444", number: 1, format: "a", status: "open" },
  ];
  const kit = {
    competition: { edition: "wca-2026" },
    events: [{ id: "333", official: true }],
    rounds,
  };
  const request = planRequest(kit, rounds[0], { format: "m" });
  expect(request.rounds.map(({ format, started, dual }) => [format, started, dual])).toEqual([
    ["a", true, true],
    ["m", true, false],
  ]);
  const more = planRequest(kit, rounds[0], {}, true);
  expect(more.rounds.at(-1)).toMatchObject({ format: "a", started: false });
  expect(more.added).toBe(true);
});
