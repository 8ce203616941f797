import { expect, test } from "vitest";
import { formOf, planBody, withFormat, wrongIn } from "./planForm.js";

test("a new event begins with the usual settings, all of them in order", () => {
  const form = formOf(null);
  expect(wrongIn(form, false)).toEqual([]);
  expect(planBody(form)).toEqual({
    game: "chess",
    name: "ChessCubing",
    format: "swiss",
    rounds: 5,
    config: {
      ruleset: "twice@2",
      format: "FAST",
      part_seconds: 180,
      move_seconds: 20,
      last_basis: "played",
    },
    tie_breaks: ["buchholz-cut-1", "buchholz", "direct", "wins"],
    scrambles: "match",
  });
});

test("a plan comes out of the form as it went in", () => {
  const plan = {
    ...planBody(formOf(null)),
    format: "round-robin",
    tables: 3,
    scrambles: "round",
    config: {
      ruleset: "time@1",
      format: "MASTERS",
      part_seconds: 120,
      move_seconds: null,
      clock_seconds: 300,
      cap_seconds: 60,
      zero_clock: "lose_turns",
    },
  };
  delete plan.rounds;
  expect(planBody(formOf(plan))).toEqual(plan);
});

test("only numbers that count may be wrong", () => {
  const form = { ...formOf(null), clock_seconds: "", part_seconds: "0", tables: "many", name: " " };
  expect(wrongIn(form, true)).toEqual(["part_seconds", "tables", "name", "reason"]);
  expect(wrongIn({ ...formOf(null), ruleset: "time@1", cap_seconds: "x" }, false)).toEqual([
    "cap_seconds",
  ]);
  expect(wrongIn({ ...withFormat(formOf(null), "knock-out"), rounds: "" }, false)).toEqual([]);
});
