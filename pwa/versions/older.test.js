/** A build keeps what the builds before it were made of, and not for ever. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { hashedFiles, keepOlder } from "./older.js";

const DAY = 24 * 3600 * 1000;
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dist-"));
});

/** Builds as Vite does: the folder is emptied, then written. */
function build(now, files) {
  const before = hashedFiles(folder, now);
  rmSync(folder, { recursive: true });
  mkdirSync(join(folder, "assets"), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, "assets", name), text);
  }
  keepOlder(folder, before, now);
}

const older = (name) => join(folder, "older", "assets", name);

test("what a build replaces is kept as it was", () => {
  build(0, { "app-1.js": "one", "words-1.js": "same" });
  build(DAY, { "app-2.js": "two", "words-1.js": "same" });
  expect(readFileSync(older("app-1.js"), "utf8")).toBe("one");
  expect(existsSync(older("words-1.js"))).toBe(false);
});

test("a week after it was replaced it goes, however many builds there were", () => {
  build(0, { "app-1.js": "one" });
  build(30 * DAY, { "app-2.js": "two" });
  build(36 * DAY, { "app-3.js": "three" });
  expect(existsSync(older("app-1.js"))).toBe(true);
  build(38 * DAY, { "app-4.js": "four" });
  expect(existsSync(older("app-1.js"))).toBe(false);
  expect(existsSync(older("app-2.js"))).toBe(true);
});

test("a file that a later build brings back is not old any more", () => {
  build(0, { "app-1.js": "one" });
  build(DAY, { "app-2.js": "two" });
  build(2 * DAY, { "app-1.js": "one" });
  expect(existsSync(older("app-1.js"))).toBe(false);
  build(3 * DAY, { "app-3.js": "three" });
  expect(existsSync(older("app-1.js"))).toBe(true);
});
