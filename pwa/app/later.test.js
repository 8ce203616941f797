/** Code that does not come is a mishap that is shown, not a page that stays empty. */
import { expect, test } from "vitest";
import { fetchAllLater, later } from "./later.js";

test("a screen is what its file exports", async () => {
  const Judge = () => null;
  expect(await later(async () => ({ default: Judge })).preload()).toBe(Judge);
});

test("a file that cannot be fetched throws when it is drawn", async () => {
  const gone = new TypeError("Failed to fetch dynamically imported module");
  const Screen = await later(() => Promise.reject(gone)).preload();
  expect(Screen).toThrow(gone);
});

test("what a part brings is fetched with it", async () => {
  const fetched = [];
  later(async () => {
    fetched.push("screen");
    later(async () => ({ default: fetched.push("tool") }));
    return { default: () => null };
  });
  await fetchAllLater();
  expect(fetched).toEqual(["screen", "tool"]);
});
