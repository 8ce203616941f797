import { describe, expect, test } from "vitest";
import {
  advancementList,
  advancingRequest,
  digestRequest,
  openBody,
  openingIn,
  outsideOf,
  previousRound,
  registeredFor,
  whyNotOpen,
} from "./opening.js";

const first = {
  id: "333-r1",
  event: "333",
  number: 1,
  format: "a",
  limit_cs: 60000,
  cumulative: [],
  cutoff: null,
  advancement: { type: "percent", level: 75 },
};
const second = { ...first, id: "333-r2", number: 2, advancement: null };
const kit = {
  competition: { edition: "wca-2026" },
  events: [
    { id: "333", official: true },
    { id: "333ft", official: false },
  ],
  people: [
    { number: 12, events: ["333"] },
    { number: 3, events: ["333", "pyram"] },
    { number: 7, events: ["pyram"] },
  ],
  rounds: [first, second],
};
const rows = [
  { person: 3, rank: 1, best: 900, average: 1000, ties: false, closed: true },
  { person: 12, rank: null, best: 0, average: 0, ties: false },
];

describe("who competes", () => {
  test("a first round has everybody registered for the event, by number", () => {
    expect(registeredFor(kit, "333")).toEqual([3, 12]);
  });

  test("whoever is on no card may still be taken in", () => {
    const board = { cards: [{ person: 3 }, { person: 7 }] };
    expect(outsideOf(kit, board)).toEqual([{ number: 12, events: ["333"] }]);
  });

  test("a later round stands on the one before it in the same event", () => {
    expect(previousRound(kit, second)).toBe(first);
    expect(previousRound(kit, first)).toBe(null);
  });

  // 9p, 9p2: the best ranked, by position or by result
  test("the rules get standings rows and the condition, nothing else", () => {
    expect(advancingRequest("wca-2026", first, { standings: rows }, [12])).toEqual({
      call: "round.advancing",
      edition: "wca-2026",
      rows: [
        { person: 3, rank: 1, best: 900, average: 1000, ties: false },
        { person: 12, rank: null, best: 0, average: 0, ties: false },
      ],
      condition: { type: "percent", level: 75 },
      withdrawn: [12],
    });
  });

  test("a condition on the result is on what the format is ranked by", () => {
    const on = (format) =>
      advancingRequest(
        "wca-2026",
        { ...first, format, advancement: { type: "result", level: 1500 } },
        { standings: rows },
      ).condition.of;
    expect(on("a")).toBe("average");
    expect(on("3")).toBe("single");
  });

  test("the standings have a name of their own, with a condition or without", () => {
    const asked = digestRequest("wca-2026", second, { standings: rows });
    expect(asked).toMatchObject({ call: "round.drift", condition: null, people: [] });
    expect(asked.rows[0]).not.toHaveProperty("closed");
  });

  test("without a condition a person ticks who goes on", () => {
    expect(advancingRequest("wca-2026", second, { standings: rows })).toBe(null);
    expect(advancementList(null, rows)).toMatchObject({ choose: true, advance: [], reserve: [3] });
  });

  test("a tie that the rules leave open is given to a person", () => {
    const reply = {
      advance: [1],
      reserve: [2, 3],
      tied_at_cut: [2, 3],
      cap: 2,
      stop: true,
      reasons: ["9p1"],
      code: "9p1",
      replaces: "9p3",
    };
    expect(advancementList(reply, rows)).toMatchObject({
      choose: true,
      tied: [2, 3],
      code: "9p1",
    });
  });
});

describe("why a round may not be opened", () => {
  const why = (status, board) =>
    whyNotOpen(
      kit,
      second,
      () => status,
      () => board,
    );

  // 9l: one round of an event at a time
  test("the round before must be closed and without disputes", () => {
    expect(why("not-open", null).code).toBe("previous-not-open");
    expect(why("open", { disputes: [] }).code).toBe("previous-open");
    expect(why("open", { disputes: [{}] })).toMatchObject({
      code: "previous-disputed",
      disputes: 1,
    });
    expect(why("closed", { disputes: [{}] }).code).toBe("previous-disputed");
    expect(why("closed", { disputes: [], standings: rows })).toBe(null);
  });

  test("a round that this phone has not fetched is no ground to guess", () => {
    expect(why("closed", null).code).toBe("previous-unknown");
  });

  test("a first round needs somebody", () => {
    const empty = { ...kit, people: [] };
    expect(
      whyNotOpen(
        empty,
        first,
        () => "not-open",
        () => null,
      ).code,
    ).toBe("nobody");
    expect(
      whyNotOpen(
        kit,
        first,
        () => "not-open",
        () => null,
      ),
    ).toBe(null);
  });
});

describe("the body of round.open", () => {
  // 8a2, 8d: the edition and the limit are those of the opening
  test("freezes all that the round needs, with people in order", () => {
    expect(openBody(kit, first, { people: [12, 3] })).toEqual({
      edition: "wca-2026",
      event: "333",
      format: "a",
      cutoff: null,
      limit_cs: 60000,
      cumulative: [],
      advancement: { type: "percent", level: 75 },
      people: [3, 12],
    });
  });

  // 9p3: who withdraws does so by name, and that can be read later
  test("names those who were set aside, in order, and what the kind of round adds", () => {
    const draft = { people: [3], withdrawn: [12, 7], body: { dual: "333-r1" } };
    expect(openBody(kit, first, draft)).toMatchObject({ withdrawn: [7, 12], dual: "333-r1" });
    expect(openBody(kit, first, { people: [3] }).withdrawn).toBe(undefined);
  });

  test("says when the event is outside the edition", () => {
    const feet = { ...first, id: "333ft-r1", event: "333ft" };
    expect(openBody(kit, feet, { people: [3] }).unofficial).toBe(true);
  });
});

test("the opening in force is that on which the board stands, not the newest", () => {
  const open = (id) => ({ op: { id, kind: "round.open", body: { people: [1, 2] } } });
  const entries = [open("a"), open("refused"), { op: { id: "z", kind: "round.close" } }];
  expect(openingIn(entries, { round: { open: "a" } }).id).toBe("a");
  expect(openingIn(entries, { round: { status: "not-open" } })).toBe(null);
  expect(openingIn(entries, null)).toBe(null);
});
