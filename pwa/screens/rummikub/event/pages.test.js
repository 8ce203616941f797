import { expect, test } from "vitest";
import { PAGES, pageOf, tabsOf } from "./pages.js";

const ALL = Object.fromEntries(
  ["players", "draw", "lists", "standings", "series", "plan", "cards", "certificates"].map(
    (name) => [name, () => null],
  ),
);

test("who has no seat reads all but what is done at the desk; a series has its page in its events alone", () => {
  expect(tabsOf(null, { role: "single" }, ALL)).toEqual(["players", "lists", "standings", "plan"]);
  expect(tabsOf(null, { role: "final" }, ALL)).toContain("series");
  expect(tabsOf({ role: "organizer" }, { role: "single" }, ALL)).toEqual([
    "players",
    "draw",
    "lists",
    "standings",
    "plan",
    "cards",
    "certificates",
  ]);
  expect(tabsOf({ role: "judge" }, { role: "single" }, ALL)).not.toContain("draw");
});

test("an address without a page shows who plays, and once seats are drawn the standings", () => {
  expect(pageOf(undefined, { draws: [] }, ALL)).toBe("players");
  expect(pageOf(undefined, { draws: [{ round: 1 }] }, ALL)).toBe("standings");
  expect(pageOf("nonsense", null, ALL)).toBe("players");
  expect(pageOf("plan", null, ALL)).toBe("plan");
});

test("every tab leads to a page that there is", () => {
  for (const name of tabsOf({ role: "delegate" }, { role: "final" }))
    expect(PAGES[name]).toBeTruthy();
});
