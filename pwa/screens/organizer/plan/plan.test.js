import { describe, expect, it } from "vitest";
import {
  against,
  basicsFrom,
  basicsOf,
  changed,
  conditionFrom,
  differing,
  planRequest,
  roundsOf,
  specialFrom,
  specialOf,
} from "./plan.js";

const round = (number, more) => ({
  id: `333-r${number}`,
  event: "333",
  number,
  format: "a",
  limit_cs: 60000,
  cutoff: null,
  dual: false,
  ...more,
});
const KIT = {
  competition: { edition: "wca-2026" },
  events: [{ id: "333", official: true }],
  rounds: [round(2), round(1)],
};

describe("a plan", () => {
  it("is asked of the rules with how many are in each round", () => {
    const request = planRequest(KIT, "333", roundsOf(KIT, "333"), {
      peopleIn: (one) => (one.number === 1 ? 12 : null),
      statusOf: (one) => (one.number === 1 ? "open" : "not-open"),
    });
    expect(request.rounds.map((one) => [one.competitors, one.started])).toEqual([
      [12, true],
      [null, false],
    ]);
    expect(request.rounds[0]).not.toHaveProperty("dual");
  });

  it("takes the other of Dual Rounds along (9v3)", () => {
    const rounds = roundsOf(KIT, "333");
    const after = changed(rounds, rounds[0], { dual: true, limit_cs: 30000 });
    expect(after.map((one) => [one.dual, one.limit_cs])).toEqual([
      [true, 30000],
      [true, 30000],
    ]);
    const parted = changed(after, after[1], { dual: false });
    expect(parted.map((one) => one.dual)).toEqual([false, false]);
  });

  it("asks what people may know better, and forbids the rest", () => {
    const many = { round: 1, code: "9m3", most: 1 };
    const late = { round: 3, code: "9p2a+" };
    const behind = { round: 2, code: "9b7b" };
    expect(against([many], [many, late, behind], true)).toEqual({
      asked: [many, late],
      forbidden: [behind],
    });
    expect(against([many], [many], false)).toEqual({ asked: [], forbidden: [] });
  });

  it("sends only what differs", () => {
    expect(differing(round(1), { format: "a", limit_cs: 30000 })).toEqual({ limit_cs: 30000 });
  });

  it("has special parts, which are whole or not", () => {
    const special = {
      dual: false,
      qualification: { type: "ranking", level: 200, of: "average" },
      phases: [{ attempts: 1, level: 12 }],
    };
    expect(specialFrom(specialOf(special))).toEqual(special);
    expect(specialFrom({ ...specialOf({}), qualifies: true })).toBeNull();
    expect(conditionFrom({ type: "percent", level: "" })).toBeNull();
    expect(conditionFrom({ type: "percent", level: "75" })).toEqual({ type: "percent", level: 75 });
  });
});

describe("the plain parts of a form", () => {
  const cutoff = { attempts: 2, result: 3000 };

  it("are the round's own until somebody touches them", () => {
    const before = round(1, { limit_cs: 60050, cutoff });
    const same = basicsFrom(basicsOf(before), before, [1, 2]);
    expect(same).toEqual({ format: "a", limit_cs: 60050, cutoff });
  });

  it("lose a cutoff that the format does not have", () => {
    const before = round(1, { cutoff });
    expect(basicsFrom({ ...basicsOf(before), format: "3" }, before, [1]).cutoff).toBeNull();
    expect(basicsFrom({ ...basicsOf(before), result: "" }, before, [2])).toBeNull();
    expect(basicsFrom({ ...basicsOf(before), limit: "300" }, before, []).limit_cs).toBe(30000);
  });
});
