import { expect, test } from "vitest";
import {
  againBody,
  begun,
  closing,
  entryBody,
  namesakes,
  pickable,
  sameNames,
  standing,
} from "./registration.js";

const DAY = [
  { at: "12:00", what: "registration" },
  { at: "13:30", what: "opening" },
  { at: "13:50", what: "round", round: 1 },
];
const plan = { capacity: 2, date: "2017-06-17", day: DAY, closes_before: 30 };
const at = (clock) => new Date(`2017-06-17T${clock}:00`);

test("whoever has come is in order of coming, whoever has no place waits in that order", () => {
  const entrant = (person, more) => ({ person, quit: false, waiting: false, ...more });
  const entrants = [
    entrant(4),
    entrant(9, { quit: true }),
    entrant(1),
    entrant(7, { waiting: true }),
    entrant(2, { waiting: true }),
  ];
  const { playing, waiting, gone, left } = standing({ plan, entrants });
  expect([playing, waiting, gone].map((some) => some.map(({ person }) => person))).toEqual([
    [4, 1],
    [7, 2],
    [9],
  ]);
  expect(left).toBe(0);
  expect(standing({ plan: {}, entrants: [] }).left).toBe(null);
});

test("it closes thirty minutes before the first game, on the plan's day alone", () => {
  expect(closing(plan, at("13:19"))).toEqual({ at: "13:20", passed: false, another: false });
  expect(closing(plan, at("13:20")).passed).toBe(true);
  expect(closing(plan, new Date("2017-06-18T20:00:00"))).toEqual({
    at: "13:20",
    passed: false,
    another: true,
  });
  expect(closing({ day: DAY, closes_before: 0 }, at("20:00"))).toEqual({
    at: "13:50",
    passed: false,
    another: false,
  });
  expect(closing({ date: "2017-06-17", day: [] }, at("20:00")).at).toBe(null);
});

test("the first result ends it for good", () => {
  expect(begun([{ fold: null }, { fold: { games: [] } }])).toBe(false);
  expect(begun([{ fold: { games: [{ game: 1 }] } }])).toBe(true);
});

test("who came on the spot elsewhere can be picked here, by the number from there", () => {
  const people = [
    { number: 1, name: "Ada" },
    { number: 2, name: "Bo" },
  ];
  const elsewhere = [
    [
      { person: 2, name: null },
      { person: 1_003_001, name: "Kim" },
    ],
    [{ person: 1_003_001, name: "Kim" }],
  ];
  expect(pickable(people, [{ person: 1 }], elsewhere)).toEqual([
    { number: 2, name: "Bo" },
    { number: 1_003_001, name: "Kim" },
  ]);
});

test("a name that is in already is noticed whatever its spaces and capitals", () => {
  const who = (number) => ({ number, name: "Min Jun Kim", local_name: "김 민준" });
  expect(namesakes("minjun kim", [{ person: 3 }], who)).toHaveLength(1);
  expect(namesakes("김민준", [{ person: 3 }], who)).toHaveLength(1);
  expect(namesakes(" ", [{ person: 3 }], who)).toEqual([]);
});

test("an entry says that an age was seen and never which", () => {
  const kim = { number: 1_003_001, name: "Kim" };
  expect(entryBody(kim)).toEqual({ name: "Kim", age_seen: true, in_person: true });
  expect(entryBody({ number: 3, name: "Ada" })).toEqual({ age_seen: true, in_person: true });
});

test("who comes back comes with what was known", () => {
  const gone = { person: 9, name: "Kim", from: "rummikub", age_seen: true, quit: true, op: "x" };
  expect(againBody(gone)).toEqual({
    name: "Kim",
    from: "rummikub",
    age_seen: true,
    in_person: true,
  });
  expect(againBody({ person: 9, name: null, from: null, age_seen: null })).toEqual({
    in_person: true,
  });
});

test("two desks that registered one name are noticed, unless one of the two has left", () => {
  const names = { 3: "Kim", 1003001: "kim", 1004001: "Lee" };
  const who = (number) => ({ number, name: names[number] });
  const entrants = Object.keys(names).map((key) => ({ person: Number(key), quit: false }));
  expect(sameNames(entrants, who)).toEqual(new Set([3, 1_003_001]));
  entrants[0].quit = true;
  expect(sameNames(entrants, who).size).toBe(0);
});
