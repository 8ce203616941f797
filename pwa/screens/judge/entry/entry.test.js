import { describe, expect, it } from "vitest";
import { digitsOf, multiBody, plainText, questionOf, timedBody, valueBody } from "./entry.js";

const terms = {
  edition: "wca-2026",
  event: "333",
  limit_cs: 60000,
  cumulative: [],
  unofficial: false,
};
const typed = (more) => timedBody({ digits: "1765", plus2: false, ruling: null, ...more });

describe("a timed entry", () => {
  it("is the reading in milliseconds", () => {
    expect(typed()).toEqual({ reading_ms: 17650, penalties: [] });
  });

  it("records +2 as the misalignment of article 10", () => {
    expect(typed({ plus2: true })).toEqual({ reading_ms: 17650, penalties: ["10e3"] });
  });

  it("keeps the reading beside a DNF, and none beside a DNS", () => {
    expect(typed({ ruling: "dnf" })).toEqual({ reading_ms: 17650, penalties: [], declared: "dnf" });
    expect(typed({ ruling: "dns", plus2: true })).toEqual({ penalties: [], declared: "dns" });
  });

  it("asks the rules with the limit of the round, unless rounds share one", () => {
    expect(questionOf(terms, typed()).limit_cs).toBe(60000);
    expect(questionOf({ ...terms, cumulative: ["333bf-r1"] }, typed())).not.toHaveProperty(
      "limit_cs",
    );
  });

  it("can be typed again from its reading", () => {
    expect(digitsOf(62340)).toBe("10234");
    expect(digitsOf(50)).toBe("5");
  });
});

describe("other events", () => {
  it("takes moves as the value of the paper", () => {
    expect(valueBody({ digits: "28", ruling: null })).toEqual({ value: 28, source: "paper" });
    expect(valueBody({ digits: "", ruling: "dns" })).toEqual({ value: -2, source: "paper" });
  });

  it("takes cubes and minutes of multi-blind", () => {
    const body = multiBody({ attempted: 13, solved: 12, digits: "5834" });
    expect(body).toEqual({ attempted: 13, solved: 12, seconds: 3514, penalties: [] });
  });
});

describe("without the rules", () => {
  it("says what was typed and computes nothing", () => {
    expect(plainText(typed({ plus2: true }))).toBe("17.65 + 2");
    expect(plainText(typed({ ruling: "dnf" }))).toBe("DNF (17.65)");
    expect(plainText({ value: -1, source: "paper" })).toBe("DNF");
  });

  it("names the codes that it cannot count", () => {
    expect(plainText(typed({ penalties: ["A6c", "A4d1"] }))).toBe("17.65 · A4d1 · A6c");
    expect(plainText(typed({ plus2: true, penalties: ["A4d1"] }))).toBe("17.65 + 2 · A4d1");
    expect(plainText({ declared: "dnf", penalties: ["E2c"] })).toBe("DNF · E2c");
    expect(plainText({ attempted: 2, solved: 2, seconds: 60, penalties: ["B2c", "B2c"] })).toBe(
      "2/2 · B2c · B2c",
    );
  });
});

it("asks the rules about the reading alone, not about how the timer was read", () => {
  const terms = { edition: "wca-2026", event: "333", limit_cs: null, cumulative: [] };
  const timer = { source: "serial", packets: ["00"], flags: ["typed-otherwise"] };
  const body = { penalties: [], reading_ms: 12_678 };
  expect(questionOf(terms, { ...body, timer })).toEqual(questionOf(terms, body));
});
