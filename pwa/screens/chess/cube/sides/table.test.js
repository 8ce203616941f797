/** The table before a device, remembered. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let kept;
let page;

async function load() {
  vi.resetModules();
  page = await import("./table.js");
}

beforeEach(async () => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
  });
  await load();
});

afterEach(() => vi.unstubAllGlobals());

test("at first White sits at the left, and both use their thumbs", () => {
  expect(page.table.value).toEqual({ white: "left", left: "thumb", right: "thumb", turned: true });
  expect(page.bothByThumb(page.table.value)).toBe(true);
});

test("a side that has had a timer is timed by it", async () => {
  kept.set("matside-timers", JSON.stringify({ right: { source: "serial" } }));
  await load();
  expect(page.table.value).toMatchObject({ left: "thumb", right: "timer" });
  expect(page.bothByThumb(page.table.value)).toBe(false);
});

test("what was chosen is there after a reload", async () => {
  page.setTable({ white: "right", left: "keypad" });
  await load();
  expect(page.table.value).toMatchObject({ white: "right", left: "keypad", right: "thumb" });
});

test("what cannot be read is as if nothing had been chosen", async () => {
  for (const text of ["{", "null", '{"white":"above","left":"ear"}']) {
    kept.set("matside-chess-table", text);
    await load();
    expect(page.table.value).toMatchObject({ white: "left", left: "thumb" });
  }
});

test("each player has one side, and each side one player", () => {
  for (const white of page.PLACES)
    for (const player of ["white", "black"])
      expect(page.playerAt({ white }, page.placeOf({ white }, player))).toBe(player);
  expect(page.placeOf({ white: "right" }, "black")).toBe("left");
});
