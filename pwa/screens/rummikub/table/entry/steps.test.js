import { expect, test } from "vitest";
import { at, blank, called, press } from "./draft.js";
import { canSave, fitted, leaversOf, neighbour, nextStep } from "./steps.js";

const columns = [1, 2, 3].map((person) => ({ person, quit: person === 3 }));
const here = columns.map((one) => ({ ...one, quit: false }));
const keys = (draft, ...all) => all.reduce(press, draft);
const counted = keys(at(keys(called(blank(here), null), "7"), 2), "7", "0");
const full = keys(at(counted, 3), "7", "0");
const fine = { value: { errors: [] }, code: null, current: true };

test("racks are counted one after the other; the last one has nobody after it", () => {
  expect(nextStep(called(blank(here), 1), [])).toEqual({ person: 3, field: "sum" });
  expect(nextStep(at(counted, 3), [])).toBe(null);
});

test("tiles and drawn tiles are asked for only of those whom the rules name", () => {
  const missing = [
    { code: "tiles-needed", people: [2], field: "tiles" },
    { code: "tiles-needed", people: [3], field: "tiles" },
  ];
  expect(nextStep(full, missing)).toEqual({ person: 2, field: "tiles" });
  expect(nextStep(at(full, 2, "tiles"), missing)).toEqual({ person: 3, field: "tiles" });
  expect(nextStep(full, [])).toBe(null);
});

test("equal tiles drawn again are no step: the rules say so in words", () => {
  const drawn = keys(at(keys(at(full, 2, "drawn"), "9"), 3, "drawn"), "9");
  const missing = [2, 3].map((person) => ({
    code: "draw-needed",
    people: [person],
    field: "drawn",
  }));
  expect(nextStep(drawn, missing)).toBe(null);
});

test("a game is saved when the rules find nothing wrong, or cannot be asked", () => {
  expect(canSave(full, fine)).toBe(true);
  expect(canSave(full, { ...fine, current: false })).toBe(false);
  expect(canSave(full, { ...fine, value: { errors: [{ code: "two-out" }] } })).toBe(false);
  expect(canSave(full, { value: null, code: "rules-unavailable", current: true })).toBe(true);
  expect(canSave(counted, fine)).toBe(false);
  expect(canSave(blank(here), fine)).toBe(false);
});

test("a half-entered game follows who sits at the table", () => {
  const fresh = blank([1, 2, 4].map((person) => ({ person, quit: false })));
  const draft = fitted(at(full, 3), fresh);
  expect(draft.lines.map(({ person, sum }) => [person, sum])).toEqual([
    [1, "7"],
    [2, "70"],
    [4, ""],
  ]);
  expect(draft.at).toBe(null);
});

test("somebody who has left is named, absent or not", () => {
  expect(leaversOf(blank(columns), columns)).toEqual([{ code: "left-absent", people: [3] }]);
  expect(leaversOf(blank(here), columns)).toEqual([{ code: "left", people: [3] }]);
});

test("arrows go around the table", () => {
  expect(neighbour(at(full, 3), 1)).toBe(1);
  expect(neighbour(at(full, 1), -1)).toBe(3);
});
