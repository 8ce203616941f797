import { describe, expect, it } from "vitest";
import { asResult, basicsFrom, basicsOf, conditionFrom } from "./conditions.js";

describe("the plain parts of a form", () => {
  const cutoff = { attempts: 2, result: 3000 };

  it("are the round's own until somebody touches them", () => {
    const before = { format: "a", limit_cs: 60050, cutoff };
    const same = basicsFrom(basicsOf(before), before, [1, 2]);
    expect(same).toEqual({ format: "a", limit_cs: 60050, cutoff });
  });

  it("lose a cutoff that the format does not have", () => {
    const before = { format: "a", limit_cs: 60000, cutoff };
    expect(basicsFrom({ ...basicsOf(before), format: "3" }, before, [1]).cutoff).toBeNull();
    expect(basicsFrom({ ...basicsOf(before), result: "" }, before, [2])).toBeNull();
    expect(basicsFrom({ ...basicsOf(before), limit: "300" }, before, []).limit_cs).toBe(30000);
  });
});

it("who goes on needs a number", () => {
  expect(conditionFrom({ type: "percent", level: "" })).toBeNull();
  expect(conditionFrom({ type: "percent", level: "75" })).toEqual({ type: "percent", level: 75 });
});

it("only digits are read back, and nothing while the rules have not answered", () => {
  const texts = ["", "0", "1a", "1500"];
  expect(texts.map((text) => asResult(text, "333"))).toEqual([null, null, null, null]);
});
