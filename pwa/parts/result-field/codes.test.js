import { describe, expect, it } from "vitest";
import { movesBody, paperBody, ruledBody } from "./bodies.js";
import { codesOf, counted, plus2Code, rulingOf, toggled } from "./codes.js";

const row = (penalty, effect, code = penalty.split("#")[0]) => ({ penalty, code, effect });
const cube = [row("A4d1", "+2"), row("10e3", "+2"), row("A6e2", "+2"), row("A5a", "dnf")];
const magic = [row("A4b", "+2"), row("10g1#fold", "+2"), row("10g1#else", "dnf")];
const clock = [row("A4b", "+2"), row("A6e2", "+2")];
const entry = (more) => ({ digits: "1765", plus2: false, ruling: null, penalties: [], ...more });

describe("the +2 key", () => {
  it("stands for the misalignment that the event has in Article 10", () => {
    expect([cube, magic, clock].map(plus2Code)).toEqual(["10e3", "10g1#fold", null]);
    expect(plus2Code(null)).toBe("10e3");
  });

  it("adds nothing where the event has none", () => {
    expect(codesOf(entry({ plus2: true }), clock)).toEqual([]);
  });

  it("is what a tap on its own code moves", () => {
    expect(toggled(entry(), "10g1#fold", magic)).toMatchObject({ plus2: true, penalties: [] });
    const both = entry({ plus2: true, penalties: ["10e3"] });
    expect(toggled(both, "10e3", cube)).toMatchObject({ plus2: false, penalties: [] });
  });
});

describe("a +2 on paper", () => {
  const onPaper = (rows) => paperBody("time", entry({ plus2: true }), rows).penalties;

  it("is the event's own code, and never lost where the event has none", () => {
    expect(onPaper(magic)).toEqual(["10g1#fold"]);
    expect(onPaper(clock)).toEqual(["10e3"]);
    expect(onPaper(null)).toEqual(["10e3"]);
  });
});

describe("the codes of an entry", () => {
  it("stand once each", () => {
    const codes = codesOf(entry({ plus2: true, penalties: ["A4d1", "10e3"] }), cube);
    expect(codes).toEqual(["10e3", "A4d1"]);
  });

  it("are no +2 beside a DNS, with the rules or without", () => {
    const dns = entry({ plus2: true, ruling: "dns", penalties: ["A4d1", "A5a"] });
    expect(codesOf(dns, cube)).toEqual(["A5a"]);
    expect(codesOf(entry({ plus2: true, ruling: "dns" }))).toEqual([]);
  });

  it("go on and off, and all else that is typed stays", () => {
    const on = toggled(entry({ ruling: "dnf" }), "A5a", cube);
    expect(on).toEqual(entry({ ruling: "dnf", penalties: ["A5a"] }));
    expect(toggled(on, "A5a", cube)).toEqual(entry({ ruling: "dnf" }));
  });

  it("are counted where they may happen to several puzzles", () => {
    const twice = counted(counted(entry(), "B2c", 1), "B2c", 1);
    expect(twice.penalties).toEqual(["B2c", "B2c"]);
    expect(counted(twice, "B2c", -1).penalties).toEqual(["B2c"]);
    expect(counted(entry(), "B2c", -1).penalties).toEqual([]);
  });
});

describe("a code that ends the attempt", () => {
  it("rules a DNF, or before that a DNS, and needs no reading", () => {
    const rows = [...cube, row("9f5", "dns")];
    expect(rulingOf(["A4d1", "A5a"], rows)).toBe("dnf");
    expect(rulingOf(["A5a", "9f5"], rows)).toBe("dns");
    expect(rulingOf(["A4d1"], rows)).toBe(null);
    expect(rulingOf(["A5a"], null)).toBe(null);
  });

  it("stands beside the ruling of an attempt in moves; a ruling alone is a value", () => {
    expect(ruledBody({ ruling: null, penalties: ["A5a"] }, cube)).toEqual({
      declared: "dnf",
      penalties: ["A5a"],
    });
    expect(movesBody({ ...entry(), penalties: ["A5a"] }, cube)).toEqual({
      declared: "dnf",
      penalties: ["A5a"],
    });
    expect(ruledBody({ ruling: "dns" }, cube)).toEqual({ value: -2, source: "paper" });
  });
});
