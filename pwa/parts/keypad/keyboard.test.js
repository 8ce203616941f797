import { describe, expect, it } from "vitest";
import { meaningOf } from "./keyboard.js";

const meanings = (keys) => keys.map((key) => meaningOf({ key }));

describe("the keyboard at the score table", () => {
  it("reads the keys that score takers know for DNF and DNS", () => {
    expect(new Set(meanings(["d", "D", "/", "#"]))).toEqual(new Set(["dnf"]));
    expect(new Set(meanings(["s", "S", "*"]))).toEqual(new Set(["dns"]));
  });

  it("reads digits, and leaves every other key alone", () => {
    expect(meanings(["0", "9", "x", "F5", "Tab"])).toEqual(["0", "9", null, null, null]);
  });

  it("leaves the shortcuts of the browser alone", () => {
    expect(meaningOf({ key: "d", ctrlKey: true })).toBe(null);
  });
});
