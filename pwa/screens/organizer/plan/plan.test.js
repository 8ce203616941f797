import { describe, expect, it } from "vitest";
import {
  against,
  changed,
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
  });
});
