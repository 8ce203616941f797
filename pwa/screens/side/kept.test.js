import { beforeEach, expect, test, vi } from "vitest";
import { keepOf, keptOf } from "./kept.js";

const STREAM = "rummikub-r1-t3";
let storage;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => storage.set(key, value),
  });
});

test("each stream of each competition has its own", () => {
  keepOf("turns", "A", STREAM, { game: 2 });
  keepOf("turns", "A", "rummikub-r1-t4", { game: 4 });
  expect(keptOf("turns", "A", STREAM)).toEqual({ game: 2 });
  expect(keptOf("turns", "A", "rummikub-r1-t4")).toEqual({ game: 4 });
  expect(keptOf("turns", "B", STREAM)).toBe(null);
  expect(keptOf("racks", "A", STREAM)).toBe(null);
});

test("what cannot be read is as if nothing were kept", () => {
  storage.set("matside-turns-A", "{");
  expect(keptOf("turns", "A", STREAM)).toBe(null);
});
