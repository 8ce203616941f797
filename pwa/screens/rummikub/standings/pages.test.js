import { expect, test } from "vitest";
import { pagesOf } from "./pages.js";

const rows = (many) => Array.from({ length: many }, (_, at) => at);

test("pages are filled evenly and lose nobody", () => {
  expect(pagesOf(rows(32), 12).map(({ length }) => length)).toEqual([11, 11, 10]);
  expect(pagesOf(rows(48), 12).flat()).toEqual(rows(48));
  expect(pagesOf([], 12)).toEqual([[]]);
});
