/** What is packed is what was built, and only where that saves something. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packFolder } from "./packing.js";

function built(files) {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  mkdirSync(join(folder, "assets"));
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
  return folder;
}

test("a file unpacks to what was built", () => {
  const source = "const words = 1;\n".repeat(100);
  const folder = built({ "assets/app.js": source });
  packFolder(folder);
  const read = (ending) => readFileSync(join(folder, `assets/app.js${ending}`));
  expect(gunzipSync(read(".gz")).toString()).toBe(source);
  expect(brotliDecompressSync(read(".br")).toString()).toBe(source);
  expect(read(".gz").length).toBeLessThan(source.length / 10);
});

test("pictures, and what would only grow, stay as they are", () => {
  const folder = built({ "assets/x.js": ";", "mark.png": "p".repeat(1000) });
  packFolder(folder);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    "assets",
    "assets/x.js",
    "mark.png",
  ]);
});
