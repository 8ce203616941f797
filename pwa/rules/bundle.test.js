/** The phone carries the server's own rules, and can say which (I4). */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rulesFiles, rulesVersion } from "./bundle.js";

function folder(files) {
  const home = mkdtempSync(join(tmpdir(), "rules-"));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(join(home, path, ".."), { recursive: true });
    writeFileSync(join(home, path), source);
  }
  return `${home}/`;
}

test("every Python file is carried, in the order of the paths, and nothing else", () => {
  const home = folder({
    "log/fold.py": "x = 1\n",
    "door.py": "# 문\n",
    "__init__.py": "",
    "__pycache__/door.cpython-311.pyc": "?",
    "notes.md": "no",
  });
  expect(Object.entries(rulesFiles(home))).toEqual([
    ["__init__.py", ""],
    ["door.py", "# 문\n"],
    ["log/fold.py", "x = 1\n"],
  ]);
});

test("the version is the hash over each path, a line feed, the content and a line feed", () => {
  const expected = createHash("sha256").update("a.py\n문\n\nb.py\n\n").digest("hex");
  expect(rulesVersion({ "a.py": "문\n", "b.py": "" })).toBe(expected);
});

test("the real rules are among them, with their door", () => {
  const files = rulesFiles();
  expect(files["__init__.py"]).toContain("call");
  expect(Object.keys(files)).toContain("log/__init__.py");
});
