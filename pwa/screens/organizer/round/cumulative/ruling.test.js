import { expect, test } from "vitest";
import { asksFor, ruledAttempt, saidIn } from "./ruling.js";

const row = (slot, more) => {
  return { round: "444bf-r1", slot, proposal: null, verdict: "ok", code: null, flags: [], ...more };
};

test("what is not recorded yet is asked for: the DNF that reached the limit, the DNS behind it (A1a4, A1a2+++++)", () => {
  const rows = [
    row(1),
    row(2, { proposal: "dnf", verdict: "dnf", code: "A1a4" }),
    row(3, { proposal: "dns", verdict: "dns", code: "A1a2+++++" }),
  ];
  expect(asksFor({ rows }, () => null)).toEqual([
    { round: "444bf-r1", slot: 2, verdict: "dnf", code: "A1a4", ruling: false },
    { round: "444bf-r1", slot: 3, verdict: "dns", code: "A1a2+++++", ruling: false },
  ]);
});

test("where the main judge rules, the DNF is asked for until it stands there (8e, 9s)", () => {
  const rows = [row(1, { flags: ["over-limit"], code: "8e" })];
  expect(asksFor({ rows }, () => ({ value: 190_000 }))).toMatchObject([
    { code: "8e", verdict: "dnf", ruling: true },
  ]);
  expect(asksFor({ rows }, () => ({ value: -1 }))).toEqual([]);
});

test("a DNF keeps its time and its penalties; a DNS has neither (A1a2+)", () => {
  const dnf = { verdict: "dnf", code: "A1a4" };
  const said = { reading_ms: 700_000, penalties: ["10e3"], source: "paper", reason: "typing" };
  expect(ruledAttempt(said, dnf, "why")).toEqual({
    reading_ms: 700_000,
    penalties: ["10e3", "A1a4"],
    source: "paper",
    declared: "dnf",
    reason: "why",
  });
  expect(ruledAttempt({ value: 70_000, source: "import" }, dnf, "why")).toEqual({
    reading_ms: 700_000,
    penalties: ["A1a4"],
    source: "import",
    declared: "dnf",
    reason: "why",
  });
  const dns = { verdict: "dns", code: "A1a2+++++" };
  expect(ruledAttempt(said, dns, "why")).toEqual({
    declared: "dns",
    penalties: ["A1a2+++++"],
    reason: "why",
  });
});

test("what a decision kept or entered is what the attempt says", () => {
  const ops = [
    { id: "a", body: { reading_ms: 1 } },
    { id: "b", body: { keep: "a" } },
    { id: "c", body: { result: { reading_ms: 2 } } },
  ];
  expect(saidIn(ops, "b")).toEqual({ reading_ms: 1 });
  expect(saidIn(ops, "c")).toEqual({ reading_ms: 2 });
  expect(saidIn(ops, "x")).toBe(null);
});
