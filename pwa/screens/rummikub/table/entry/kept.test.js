import { beforeEach, expect, test, vi } from "vitest";
import { begunGames, dropDraft, keepDraft, keptDraft } from "./kept.js";

let disk;

beforeEach(() => {
  disk = new Map();
  const getItem = (key) => disk.get(key) ?? null;
  vi.stubGlobal("localStorage", { getItem, setItem: (key, value) => disk.set(key, value) });
});

test("a half-entered game is found again after a reload, and gone once it is saved", () => {
  keepDraft("Hall2026", "rummikub-r1-t3", 2, { begun: true, lines: [] });
  keepDraft("Hall2026", "rummikub-r1-t31", 1, { begun: true, lines: [] });
  expect(keptDraft("Hall2026", "rummikub-r1-t3", 2)).toEqual({ begun: true, lines: [] });
  expect(begunGames("Hall2026", "rummikub-r1-t3")).toEqual([2]);
  expect(begunGames("Other2026", "rummikub-r1-t3")).toEqual([]);
  dropDraft("Hall2026", "rummikub-r1-t3", 2);
  expect(keptDraft("Hall2026", "rummikub-r1-t3", 2)).toBe(null);
  expect(begunGames("Hall2026", "rummikub-r1-t31")).toEqual([1]);
});

test("what another version of the app left behind is no draft", () => {
  disk.set("matside-games-Hall2026", "{");
  expect(keptDraft("Hall2026", "rummikub-r1-t3", 2)).toBe(null);
});
