import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blank, called, press } from "./draft.js";
import { signed, toldOf } from "./told.js";

const draft = called(blank([7, 8, 9].map((person) => ({ person, quit: false }))), 8);
const errors = (...found) => ({ value: { errors: found, warnings: [] }, code: null });

test("two winners are both named, and so are all who hold jokers or were absent", () => {
  const two = press(draft, "out");
  expect(toldOf(errors({ code: "two-out", id: null }), two).wrong).toEqual([
    { code: "two-out", people: [7, 8], field: "sum" },
  ]);
  const jokers = toldOf(errors({ code: "jokers-over-two", id: null }), press(draft, "joker"));
  expect(jokers.wrong[0].people).toEqual([7]);
  const absent = toldOf(errors({ code: "too-few-present", id: null }), press(draft, "absent"));
  expect(absent.wrong[0].people).toEqual([7]);
});

test("what is not entered yet is no fault", () => {
  const { wrong, missing } = toldOf(
    errors({ code: "sum-missing", id: "7" }, { code: "nothing-left", id: "9" }),
    draft,
  );
  expect(missing).toEqual([{ code: "sum-missing", people: [7], field: "sum" }]);
  expect(wrong).toEqual([{ code: "nothing-left", people: [9], field: "sum" }]);
});

test("a number that no rack can have is that of the player whose field the rules name", () => {
  const told = (field) => toldOf({ value: null, code: "bad-argument", field }, draft).wrong;
  expect(told("players[2].sum")).toEqual([{ code: "sum-beyond", people: [9], field: "sum" }]);
  expect(told("players[0].drawn")).toEqual([{ code: "drawn-beyond", people: [7], field: "drawn" }]);
  expect(told("players")).toEqual([{ code: "unreadable", people: [], field: "sum" }]);
});

test("a tie asks for the next number", () => {
  const { missing } = toldOf(errors({ code: "draw-needed", id: "7" }), draft);
  expect(missing).toEqual([{ code: "draw-needed", people: [7], field: "drawn" }]);
});

test("a score has its sign, also where it is nothing", () => {
  expect([48, -20, 0].map(signed)).toEqual(["+48", "−20", "0"]);
});

test.each(["en", "ko", "zh"])(
  "every code of the rules' examples has its words in %s",
  (language) => {
    const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
    const words = read(`../../../../../i18n/${language}.ftl`);
    const replies = read("../../../../../tests/vectors/rummikub.game.jsonl")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).reply.value ?? {});
    const codes = (kind) => replies.flatMap((value) => value[kind] ?? []).map(({ code }) => code);
    const wanted = [
      ...codes("errors").map((code) => `rummikub-table-error-${code} =`),
      ...codes("warnings").map((code) => `rummikub-table-warning-${code} =`),
    ];
    expect(new Set(wanted).size).toBeGreaterThan(15);
    expect(wanted.filter((id) => !words.includes(`\n${id}`))).toEqual([]);
  },
);
