import { expect, test } from "vitest";
import { newestOnly } from "./newestOnly.js";

/** A line whose work ends when the test says so. */
function slow() {
  const begun = [];
  const line = newestOnly((what) => new Promise((end) => begun.push({ what, end })));
  const finish = async () => {
    begun.at(-1).end();
    await new Promise((later) => setTimeout(later));
  };
  return { line, finish, asked: () => begun.map(({ what }) => what) };
}

test("what is wanted meanwhile is done once, as it stands then", async () => {
  const { line, finish, asked } = slow();
  for (const what of ["a", "b", "c"]) line.want(what);
  expect(asked()).toEqual(["a"]);
  await finish();
  expect(asked()).toEqual(["a", "c"]);
  await finish();
  line.want("d");
  expect(asked()).toEqual(["a", "c", "d"]);
});

test("what is wanted no more is not begun", async () => {
  const { line, finish, asked } = slow();
  line.want("a");
  line.want("b");
  line.want(null);
  await finish();
  expect(asked()).toEqual(["a"]);
});
