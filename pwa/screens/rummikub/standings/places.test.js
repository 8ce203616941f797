import { expect, test } from "vitest";
import { certificates, fileRows, firstPlaces, usualCount } from "./places.js";

const place = (at, person, ties = false) => ({ place: at, person, ties });
const PLACES = [place(1, 7), place(2, 3, true), place(2, 5, true), place(4, 1)];

test("a list of the first places does not cut through people who share one", () => {
  expect(firstPlaces(PLACES, 2).map(({ person }) => person)).toEqual([7, 3, 5]);
  expect(firstPlaces(PLACES, 1).map(({ person }) => person)).toEqual([7]);
  expect(firstPlaces(PLACES, 99)).toEqual(PLACES);
});

test("the list begins with those of the last round, or with those who qualified", () => {
  const final = { stages: [{ advance: 4 }, { advance: null }] };
  const qualifier = { stages: [{ advance: 8 }] };
  const many = Array.from({ length: 32 }, (_, at) => place(at + 1, at));
  expect(usualCount(final, many)).toBe(4);
  expect(usualCount(qualifier, many)).toBe(8);
  expect(usualCount({ stages: [{ advance: null }] }, many)).toBe(32);
  expect(usualCount(final, PLACES.slice(0, 3))).toBe(3);
});

test("each line has what was played in the person's last stage", () => {
  const stages = [
    {
      stage: 1,
      rows: [
        { person: 7, wins: 4, points: 100 },
        { person: 1, wins: 1, points: -9 },
      ],
    },
    { stage: 2, rows: [{ person: 7, wins: 2, points: 31 }] },
  ];
  expect(certificates([place(1, 7), place(2, 1, true)], { stages })).toEqual([
    { place: 1, person: 7, shared: false, wins: 2, points: 31, stage: 2 },
    { place: 2, person: 1, shared: true, wins: 1, points: -9, stage: 1 },
  ]);
});

test("the file has a name's two scripts in columns of their own", () => {
  const who = () => ({ name: "Minjun Kim", local_name: "김민준" });
  const line = { place: 1, person: 7, wins: 2, points: -31 };
  expect(fileRows(["a", "b", "c", "d", "e"], [line], who)[1]).toEqual([
    1,
    "Minjun Kim",
    "김민준",
    2,
    -31,
  ]);
});
