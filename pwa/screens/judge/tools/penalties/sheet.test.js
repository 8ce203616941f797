import { describe, expect, it } from "vitest";
import { found, givenAs, goesToOthers, phasesOf } from "./sheet.js";

const row = (code, phase, more) => ({
  code,
  penalty: code,
  phase,
  effect: "dnf",
  group: null,
  ...more,
});
const start = { effect: "+2", group: "start", most: 1 };
const rows = [
  row("A3c1", "inspection"),
  row("A4b", "start", start),
  row("A4b1", "start", start),
  row("A6e2", "stop", { effect: "+2", group: "stop", most: null }),
  row("11e", "conduct", { effect: "other" }),
];

describe("the sheet", () => {
  it("is in phases, each with how its +2 add up", () => {
    const phases = phasesOf(rows);
    expect(phases.map(({ phase }) => phase)).toEqual(["inspection", "start", "stop", "conduct"]);
    expect(phases[1].groups).toEqual([{ group: "start", most: 1 }]);
    expect(phases[2].groups).toEqual([{ group: "stop", most: null }]);
    expect(phases[0].groups).toEqual([]);
  });

  it("is found by the beginning of a number, however it is written", () => {
    const codes = (query) => found(rows, query, () => "").map(({ code }) => code);
    expect(codes("a4 B")).toEqual(["A4b", "A4b1"]);
    expect(codes("11")).toEqual(["11e"]);
    expect(codes(" ")).toHaveLength(rows.length);
  });

  it("is found by words", () => {
    const words = ({ code }) => (code === "A4b" ? "두 손이 타이머 위에" : "");
    expect(found(rows, "타이머위", words).map(({ code }) => code)).toEqual(["A4b"]);
    expect(found(rows, "nothing", words)).toEqual([]);
  });
});

it("what others decide, or what changes no attempt, can be reported", () => {
  const rows = [
    { effect: "dnf", by: "judge" },
    { effect: "dnf", by: "head-judge" },
    { effect: "dns", by: "scoretaker" },
    { effect: "other", by: "judge" },
  ];
  expect(rows.map(goesToOthers)).toEqual([false, true, false, true]);
});

it("a code counts as often as it happened in multi-blind (H1d), else once, or not at all", () => {
  expect(givenAs({ effect: "+2" }, "multi")).toBe("times");
  expect(givenAs({ effect: "+2" }, "time")).toBe("once");
  expect(givenAs({ effect: "dnf" }, "multi")).toBe("once");
  expect(givenAs({ effect: "other" }, "time")).toBe(null);
});
