import { describe, expect, it } from "vitest";
import { kindFor } from "./kind.js";

const signed = { confirmed: true };

describe("an entry", () => {
  it("is a record until the competitor has signed, whoever enters it", () => {
    expect(kindFor({ confirmed: false }, "judge")).toBe("attempt.record");
    expect(kindFor({ confirmed: false }, "delegate")).toBe("attempt.record");
  });

  it("is a proposal of judges and score takers after sign-off (I8)", () => {
    expect(kindFor(signed, "judge")).toBe("attempt.propose");
    expect(kindFor(signed, "scoretaker")).toBe("attempt.propose");
  });

  it("is a proposal in a dispute, which judges do not decide (I2)", () => {
    const disputed = { confirmed: false, status: "disputed" };
    expect(kindFor(disputed, "judge")).toBe("attempt.propose");
    expect(kindFor(disputed, "delegate")).toBe("attempt.correct");
  });

  it("is a correction of those who may have the authority", () => {
    expect(kindFor(signed, "delegate")).toBe("attempt.correct");
  });
});
