import { describe, expect, test } from "vitest";
import {
  behind,
  continueBody,
  expected,
  offered,
  phaseRequest,
  planned,
  plannedLevel,
  positionOf,
  stillIn,
} from "./phases.js";

const card = (person, values, closed = false) => ({
  person,
  closed,
  slots: [0, 1, 2, 3, 4].map((place) => ({
    slot: place + 1,
    value: values[place] ?? 0,
    status: values[place] ? "recorded" : "empty",
  })),
});
const boardOf = (cards, phases = [], quit = []) => ({
  round: { edition: "wca-2010", event: "333", format: "a", phases, quit },
  cards,
});
const position = { after: [1, 2, 3, 4], decisions: 2 };
const rules = (by) => ({
  cutoffs: { by, phases: [2, 3], formats: [{ format: "a", attempts: [1, 2, 3, 4] }] },
});

describe("by position", () => {
  // 2008, 2010 9g, 9g2: two or three phases; 2026 9g: by result alone
  test("is what the edition's rules allow", () => {
    expect(positionOf(rules(["position", "result"]), "a")).toEqual(position);
    expect(positionOf(rules(["result"]), "a")).toBe(null);
    expect(positionOf(rules(["position"]), "1")).toBe(null);
  });

  test("is decided at most twice, after ever more attempts, and the last decision may be made anew", () => {
    const none = boardOf([]);
    const once = boardOf([], [{ attempts: 2, people: [] }]);
    const twice = boardOf([], [...once.round.phases, { attempts: 3, people: [] }]);
    expect(offered(position, none)).toEqual([1, 2, 3, 4]);
    expect(offered(position, once)).toEqual([2, 3, 4]);
    expect(offered(position, twice)).toEqual([3]);
  });
});

describe("after how many attempts", () => {
  const round = {
    phases: [
      { attempts: 2, level: 8 },
      { attempts: 3, level: 4 },
    ],
  };

  test("as planned, phase by phase", () => {
    const once = boardOf([card(1, [900])], [{ attempts: 2, people: [1] }]);
    expect(expected(round, boardOf([card(1, [])]), [1, 2, 3, 4])).toBe(2);
    expect(expected(round, once, [2, 3, 4])).toBe(3);
    expect(planned(round, once)).toEqual([{ attempts: 3, level: 4 }]);
    expect(plannedLevel(round, 3)).toBe(4);
    expect(plannedLevel({}, 3)).toBe(null);
  });

  test("without a plan as far as most have come", () => {
    const cards = [card(1, [900, 950]), card(2, [900, 950]), card(3, [900])];
    expect(expected({}, boardOf(cards), [1, 2, 3, 4])).toBe(2);
    expect(expected({}, boardOf([card(1, [])]), [1, 2, 3, 4])).toBe(1);
  });
});

describe("who is ranked", () => {
  const phases = [{ attempts: 2, people: [1, 2] }];

  test("whoever no phase before has left behind, and has not withdrawn", () => {
    const cards = [card(1, [900, 950]), card(2, [800, 850]), card(3, [990, 995], true)];
    const people = (attempts, quit) =>
      stillIn(boardOf(cards, phases, quit), attempts).map(({ person }) => person);
    expect(people(2, [])).toEqual([1, 2, 3]);
    expect(people(3, [])).toEqual([1, 2]);
    expect(people(3, [2])).toEqual([1]);
  });

  test("nobody whose card a missed cutoff has closed", () => {
    const board = boardOf([card(1, [900, 950]), card(2, [3000, 3100], true)]);
    expect(stillIn(board, 3).map(({ person }) => person)).toEqual([1]);
  });

  test("the rules get every attempt, and cut them themselves", () => {
    expect(phaseRequest(boardOf([card(1, [900, -1])]), 2, 8, false)).toEqual({
      call: "round.phase",
      edition: "wca-2010",
      event: "333",
      format: "a",
      unofficial: false,
      results: [{ person: 1, attempts: [900, -1, 0, 0, 0] }],
      after: 2,
      level: 8,
    });
  });
});

test("of those tied across the cut, whom a person ticks goes on and the others stay behind", () => {
  const reply = { advance: [5], tied_at_cut: [2, 9], behind: [7], unfinished: [4] };
  expect(continueBody(2, reply, [9, 7])).toEqual({ attempts: 2, people: [5, 9] });
  expect(behind(reply, [9])).toEqual([2, 7]);
  expect(continueBody(2, reply, [])).toEqual({ attempts: 2, people: [5] });
});
