import { expect, test } from "vitest";
import { sideOf } from "./keys.js";

test("F stops the left side and J the right, on every layout", () => {
  expect([{ code: "KeyF", key: "ㄹ" }, { code: "KeyJ" }, { code: "KeyK" }].map(sideOf)).toEqual([
    "left",
    "right",
    null,
  ]);
});

test("a key that is held down, or a shortcut of the browser, stops nothing", () => {
  expect(sideOf({ code: "KeyF", repeat: true })).toBe(null);
  expect(sideOf({ code: "KeyF", ctrlKey: true })).toBe(null);
});
