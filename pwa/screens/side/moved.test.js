import { expect, test } from "vitest";
import { moved } from "./moved.js";

test("a tie-break is moved within its list and not out of it", () => {
  expect(moved(["a", "b", "c"], "c", -1)).toEqual(["a", "c", "b"]);
  const list = ["a", "b"];
  expect(moved(list, "a", -1)).toBe(list);
  expect(moved(list, "z", 1)).toBe(list);
});
