import { describe, expect, test } from "vitest";
import { groupsToCome, lateRules, wouldAdvance } from "./late.js";

const card = (person, status) => ({ person, slots: [{ status }] });

test("what the edition says of coming late, whatever its number", () => {
  const rows = [
    { key: "fold", code: "10g1" },
    { key: "not_present", code: "2u" },
    { key: "late_round", code: "2j" },
  ];
  expect(lateRules(rows).map(({ code }) => code)).toEqual(["2u", "2j"]);
  expect(lateRules(undefined)).toEqual([]);
});

test("a group is still to come while nobody of it has an attempt", () => {
  const round = {
    groups: [
      { id: 1, people: [1, 2] },
      { id: 2, people: [3] },
    ],
  };
  const board = { cards: [card(1, "recorded"), card(2, "empty"), card(3, "empty")] };
  expect(groupsToCome(round, board).map(({ id }) => id)).toEqual([2]);
  expect(groupsToCome({}, board)).toEqual([]);
});

describe("whether somebody would have advanced", () => {
  const ranks = new Map([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, null],
  ]);
  const found = { advance: [1, 2], reserve: [3, 4], ranks };

  test("who is among them", () => {
    expect(wouldAdvance(2, found, [])).toEqual({ id: "yes" });
  });

  // 9p3: the best ranked who did not qualify
  test("who stands behind others, who are named unless they are in already", () => {
    expect(wouldAdvance(4, found, [1, 2])).toEqual({ id: "behind", ahead: [3] });
    expect(wouldAdvance(4, found, [1, 3])).toEqual({ id: "behind", ahead: [2] });
    expect(wouldAdvance(4, found, [1, 2, 3])).toEqual({ id: "behind", ahead: [] });
  });

  // 9p4: nothing but DNF and DNS
  test("who has a rank and never a result, and who was not there", () => {
    expect(wouldAdvance(5, found, [])).toEqual({ id: "only-dnf" });
    expect(wouldAdvance(6, found, [])).toEqual({ id: "no-result" });
    expect(wouldAdvance(7, found, [])).toEqual({ id: "no-result" });
  });
});
