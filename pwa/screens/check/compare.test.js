import { describe, expect, it } from "vitest";
import { compare } from "./compare.js";

const recorded = (value) => ({ status: "recorded", value, op: "a" });
const empty = { status: "empty", value: 0, op: null };
const typed = (...values) => ({ body: {}, values });
const dnf = -1;
const dns = -2;

describe("a typed attempt", () => {
  it("is the same when it counts the same, whatever the entry is made of", () => {
    const withPenalty = recorded(1965); // 17.65 + 2
    expect(compare(withPenalty, typed(1965))).toBe("same");
    expect(compare(withPenalty, typed(1765))).toBe("differs");
  });

  it("is the same as written or as the rules count it: over the limit is a DNF", () => {
    expect(compare(recorded(dnf), typed(63000, dnf))).toBe("same");
    expect(compare(recorded(63000), typed(63000, dnf))).toBe("same");
    expect(compare(recorded(62000), typed(63000, dnf))).toBe("differs");
  });

  it("tells a DNF from a DNS, and either from a time", () => {
    expect(compare(recorded(dnf), typed(dnf))).toBe("same");
    expect(compare(recorded(dns), typed(dnf))).toBe("differs");
    expect(compare(recorded(dnf), typed(dns))).toBe("differs");
    expect(compare(recorded(1234), typed(dnf))).toBe("differs");
  });

  it("is missing where nobody has entered one, an extra that is still to be done included", () => {
    expect(compare(empty, typed(1234))).toBe("missing");
    expect(compare({ status: "extra", value: 0, op: "x" }, typed(1234))).toBe("missing");
  });

  it("differs from a dispute whatever it says: a person decides that", () => {
    expect(compare({ status: "disputed", value: 1234, op: "a" }, typed(1234))).toBe("differs");
    expect(compare({ status: "disputed", value: 0, op: null }, typed(1234))).toBe("differs");
  });

  it("that is blank on paper is told from one that is blank on both", () => {
    expect(compare(recorded(1234), null)).toBe("blank");
    expect(compare(empty, null)).toBe("nothing");
  });
});
