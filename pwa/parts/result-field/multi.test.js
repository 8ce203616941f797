import { describe, expect, it } from "vitest";
import { afterMulti, blankMulti, filled, pastTold, shownField, withTold } from "./multi.js";

const typed = (keys) => keys.reduce(afterMulti, blankMulti);

describe("a multi-blind entry", () => {
  it("goes on to the next number after two digits", () => {
    const entry = typed([..."12", ..."13", ..."5834"]);
    expect(entry).toMatchObject({ solved: "12", attempted: "13", time: "5834" });
    expect(filled(entry)).toBe(true);
  });

  it("can have solved none", () => {
    expect(typed(["0"]).solved).toBe("0");
  });

  it("shows the time in minutes and seconds, hours where there are any", () => {
    expect(shownField("time", "5834")).toBe("58:34");
    expect(shownField("time", "10000")).toBe("1:00:00");
    expect(shownField("time", "")).toBe("–");
  });

  it("takes a ruling back with the next digit", () => {
    expect(typed(["dnf", "1"])).toMatchObject({ ruling: null, solved: "1" });
  });
});

describe("a number of cubes that was told", () => {
  it("stands as long as no other is typed, and is not asked for again", () => {
    const entry = [..."12"].reduce((now, key) => pastTold(now, afterMulti(now, key)), blankMulti);
    expect(withTold(entry, 17)).toMatchObject({ solved: "12", attempted: "17", active: "time" });
    const other = typed([..."12", ..."13"]);
    expect(withTold(other, 17).attempted).toBe("13");
    expect(withTold(blankMulti, null)).toBe(blankMulti);
  });

  it("can be typed over", () => {
    const chosen = { ...blankMulti, solved: "9", active: "attempted" };
    const over = [..."18"].reduce((now, key) => pastTold(now, afterMulti(now, key)), chosen);
    expect(over).toMatchObject({ attempted: "18", active: "time" });
  });
});
