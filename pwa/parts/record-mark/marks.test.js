import { expect, test } from "vitest";
import { shownMark } from "./marks.js";

test("the widest mark stands for the others", () => {
  const marks = ["continental", "national", "personal"];
  expect(shownMark(marks, "recognised")).toEqual({ kind: "continental", provisional: false });
});

test("a record is provisional as long as its page says so, a personal best is only its holder's", () => {
  expect(shownMark(["national"], "provisional")).toEqual({ kind: "national", provisional: true });
  expect(shownMark(["personal"], "provisional")).toEqual({ kind: "personal", provisional: false });
});

test("without a mark there is none, and an older copy of a page knows of none", () => {
  expect(shownMark([], "recognised")).toBeNull();
  expect(shownMark(undefined, undefined)).toBeNull();
});
