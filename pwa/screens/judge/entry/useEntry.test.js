import { describe, expect, it } from "vitest";
import { after } from "./useEntry.js";

const typed = (keys) =>
  keys.reduce(after, { digits: "", plus2: false, ruling: null, penalties: [] });

describe("an entry being typed", () => {
  it("toggles +2 and rulings", () => {
    expect(typed(["1", "plus2"]).plus2).toBe(true);
    expect(typed(["1", "plus2", "plus2"]).plus2).toBe(false);
    expect(typed(["dnf", "dnf"]).ruling).toBe(null);
    expect(typed(["dnf", "dns"]).ruling).toBe("dns");
  });

  it("keeps a DNF beside its reading, but not a DNS", () => {
    expect(typed(["dnf", "1", "7"])).toMatchObject({ digits: "17", ruling: "dnf" });
    expect(typed(["dns", "1"])).toMatchObject({ digits: "1", ruling: null });
  });

  it("keeps too long an inspection when the digits are cleared", () => {
    const entry = { digits: "12", plus2: false, ruling: null, inspection_ms: 15_230 };
    expect(after(entry, "clear")).toMatchObject({ digits: "", inspection_ms: 15_230 });
  });

  it("is blank again after clear", () => {
    expect(typed(["1", "plus2", "dnf", "clear"])).toEqual({
      digits: "",
      plus2: false,
      ruling: null,
      penalties: [],
    });
  });
});
