import { expect, test } from "vitest";
import { foundIn, marksRequest } from "./found.js";

const person = (number, country, bests = {}) => ({ number, name: `P${number}`, country, bests });
const kit = {
  competition: { edition: "wca-2026", end_date: "2026-05-02" },
  people: [person(1, "KR", { 333: { single: 700 } }), person(2, "XX")],
  events: [{ id: "333", official: true }],
  rounds: [
    { id: "333-r2", event: "333", number: 2, format: "a" },
    { id: "333-r1", event: "333", number: 1, format: "a" },
    { id: "222-r1", event: "222", number: 1, format: "a" },
  ],
};
const standing = {
  records: [
    { region: "world", event: "333", type: "single", value: 300 },
    { region: "_Asia", event: "333", type: "average", value: 400 },
    { region: "KR", event: "333", type: "single", value: 500 },
    { region: "KR", event: "222", type: "single", value: 100 },
  ],
  continents: { KR: "_Asia" },
  dates: { "333-r1": "2026-05-01" },
};
const round = kit.rounds[1];
const board = {
  round: { status: "closed", format: "a" },
  cards: [{ person: 1, best: 600, slots: [{ value: 600 }, { value: 0 }] }],
};
const boardOf = (one) => (one.id === "333-r1" ? board : null);

test("asks about all rounds of the event, against all that is known to have stood", () => {
  expect(marksRequest({ kit, standing, round, boardOf })).toEqual({
    call: "records.marks",
    edition: "wca-2026",
    event: "333",
    unofficial: false,
    rounds: [
      {
        date: "2026-05-01",
        format: "a",
        closed: true,
        results: [{ person: 1, country: "KR", continent: "_Asia", attempts: [600, 0] }],
      },
      { date: "2026-05-02", format: "a", results: [] },
    ],
    table: {
      world: { single: 300 },
      continents: { _Asia: { average: 400 } },
      countries: { KR: { single: 500 } },
      persons: { 1: { single: 700, average: null } },
    },
  });
});

test("of a Head to Head the best single counts, and nothing else", () => {
  const heads = { ...board, round: { status: "open", format: "h" } };
  const asked = marksRequest({ kit, standing, round, boardOf: () => heads });
  expect(asked.rounds[0]).toMatchObject({ format: "1", singles_only: true, closed: false });
  expect(asked.rounds[0].results[0].attempts).toEqual([600]);
});

test("where nothing is known nothing is asked", () => {
  const nobody = { ...kit, people: [person(2, "XX")] };
  expect(
    marksRequest({ kit: nobody, standing: { ...standing, records: [] }, round, boardOf }),
  ).toBe(null);
});

test("the round's own rows, the widest record first", () => {
  const row = (place, number, marks) => ({ round: place, person: number, kind: "single", marks });
  const reply = {
    marks: [row(0, 1, ["personal"]), row(0, 2, ["national"]), row(1, 1, ["world"])],
    provisional: [0],
  };
  const found = foundIn({ kit, round, reply });
  expect(found.map(({ number, mark }) => [number, mark])).toEqual([
    [2, { kind: "national", provisional: true }],
    [1, { kind: "personal", provisional: false }],
  ]);
});
