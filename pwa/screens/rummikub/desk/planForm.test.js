import { expect, test } from "vitest";
import { formOf, planBody, withRole, withStages, withTime, wrongIn } from "./planForm.js";

const beginning = { name: "Rummikub", date: "2017-06-17" };
const qualifier = () => withRole(formOf(null, beginning), "qualifier");

test("a qualifier begins as the source has it, all of it in order", () => {
  expect(wrongIn(qualifier(), false)).toEqual([]);
  expect(planBody(qualifier())).toMatchObject({
    game: "rummikub",
    name: "Rummikub",
    role: "qualifier",
    date: "2017-06-17",
    capacity: 32,
    seats: 4,
    turn_seconds: 60,
    options: { pool_empty: "difference" },
    ages: [10, 99],
    closes_before: 30,
    stages: [{ rounds: [4, 4], advance: 8 }],
  });
});

test("a plan comes out of the form as it went in", () => {
  const plan = {
    ...planBody({ ...withRole(formOf(null, beginning), "final"), from: ["rummikub", "rummikub2"] }),
    place: "Seoul",
    weekday: "sat",
    draw: "seed",
    tie_breaks: ["drawn"],
    options: { pool_empty: "absolute" },
  };
  expect(planBody(formOf(plan))).toEqual(plan);
  delete plan.capacity;
  delete plan.date;
  expect(planBody(formOf(plan))).toEqual(plan);
});

test("48 places and ten who go on are a change of two fields, and a reason is asked for", () => {
  const form = { ...qualifier(), capacity: "48", stages: [{ rounds: ["4", "4"], advance: "10" }] };
  expect(wrongIn(form, true)).toEqual(["reason"]);
  expect(planBody({ ...form, reason: "So many came" })).toMatchObject({
    capacity: 48,
    stages: [{ rounds: [4, 4], advance: 10 }],
    reason: "So many came",
  });
});

test("what cannot be is named by its field", () => {
  const form = {
    ...qualifier(),
    name: " ",
    capacity: "5",
    warn_seconds: "60",
    stages: [{ rounds: ["4", "0"], advance: "" }],
  };
  form.day = form.day.map((entry, place) => (place === 3 ? { ...entry, at: "25:00" } : entry));
  expect(wrongIn(form, false).sort()).toEqual(
    ["warn_seconds", "capacity", "games-2", "advance-1", "at-3", "name"].sort(),
  );
});

test("who goes on to another stage must be able to sit down, and be no more than there are places", () => {
  const final = { ...withRole(formOf(null, beginning), "final"), from: ["rummikub"] };
  const cutTo = (advance) => ({
    ...final,
    stages: [
      { rounds: ["4"], advance },
      { rounds: ["4"], advance: "" },
    ],
  });
  expect(wrongIn(cutTo("5"), false)).toEqual(["advance-1"]);
  expect(wrongIn(cutTo("65"), false)).toEqual(["advance-1"]);
  expect(wrongIn(cutTo("8"), false)).toEqual([]);
  expect(wrongIn({ ...final, from: [] }, false)).toEqual(["from"]);
});

test("fewer games bring the rest of the day forward, a half typed number nothing", () => {
  const three = withStages(qualifier(), [{ rounds: ["3", "4"], advance: "8" }]);
  expect(three.day.find(({ what, round }) => what === "draw" && round === 2).at).toBe("14:50");
  expect(withStages(three, [{ rounds: ["", "4"], advance: "8" }]).day).toEqual(three.day);
});

test("a later opening moves the day, another time only itself", () => {
  const later = withTime(qualifier(), 1, "14:00");
  expect(later.day.at(-1).at).toBe("17:20");
  expect(later.day[0].at).toBe("12:00");
  expect(withTime(later, 7, "18:00").day.slice(0, 7)).toEqual(later.day.slice(0, 7));
});
