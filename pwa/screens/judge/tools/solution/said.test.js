/** What a judge reads beside a written solution. */
import { expect, test } from "vitest";
import { saidOf } from "./said.js";

const ids = (typed, answer) =>
  saidOf(typed, { code: null, value: null, ...answer }, 80).map((one) => one.id);
const typed = { scramble: "R U", solution: "U' R'" };
const checked = { verdict: "ok", solved: true, moves: 2, errors: [], causes: [], hints: [] };
const dnf = { ...checked, verdict: "dnf" };

test("first the scramble, then the solution", () => {
  expect(ids({ scramble: " ", solution: "" }, {})).toEqual(["solution-scramble-first"]);
  expect(ids({ ...typed, solution: "" }, { value: dnf })).toEqual(["solution-type"]);
  expect(ids(typed, {})).toEqual([]);
});

test("one that solves has its count, any other says why it is a DNF", () => {
  expect(ids(typed, { value: checked })).toEqual(["solution-ok"]);
  expect(ids(typed, { value: { ...dnf, solved: false } })).toEqual(["solution-unsolved"]);
  expect(ids(typed, { value: { ...dnf, moves: 0 } })).toEqual(["solution-no-moves"]);
  const strange = { ...dnf, solved: false, errors: [{ position: 0, token: "Q" }] };
  expect(ids(typed, { value: strange })).toEqual(["solution-errors"]);
  expect(saidOf(typed, { value: { ...dnf, causes: ["E2d1"] }, code: null }, 80)).toEqual([
    { id: "solution-too-long", args: { code: "E2d1", longest: 80 }, tone: "stop" },
  ]);
});

test("hints stand behind, and rules that cannot be asked keep nobody from going on", () => {
  const hinted = { ...checked, hints: ["inverse-of-scramble", "over-80"] };
  expect(ids(typed, { value: hinted })).toEqual([
    "solution-ok",
    "solution-hint-inverse-of-scramble",
    "solution-hint-over-80",
  ]);
  expect(ids(typed, { code: "rules-unavailable" })).toEqual(["solution-unchecked"]);
  expect(ids(typed, { code: "bad-argument" })).toEqual([]);
});
