import { describe, expect, it } from "vitest";
import { afterMulti, blankMulti, filled, shownField } from "./multi.js";

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
