/**
 * The Vite plugin that keeps what the builds before were made of, for a week, in `older/` beside the new build: a page that was opened before an
 * update may still ask for a part that it has not loaded yet. They are put there last, so no service worker lists them.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const WEEK_MS = 7 * 24 * 3600 * 1000;
const NONE = [];

/** @returns {{path: string, bytes: Buffer, since: number}[]} the hashed files in a built folder; `since`: when a build replaced them, in ms */
export function hashedFiles(folder, now = Date.now()) {
  const current = filesIn(folder).map((file) => ({ ...file, since: now }));
  const replaced = new Set(current.map(({ path }) => path));
  const older = filesIn(join(folder, "older")).filter(({ path }) => !replaced.has(path));
  return [...current, ...older];
}

/** Puts into `older/` what is young enough and not part of the new build. */
export function keepOlder(folder, files, now = Date.now()) {
  const current = new Set(filesIn(folder).map(({ path }) => path));
  for (const { path, bytes, since } of files) {
    if (current.has(path) || now - since > WEEK_MS) continue;
    const target = join(folder, "older", path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    utimesSync(target, since / 1000, since / 1000);
  }
}

export function olderAssets() {
  let folder;
  let files = NONE;
  return {
    name: "matside-older-assets",
    apply: "build",
    enforce: "post",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    buildStart: () => {
      files = hashedFiles(folder);
    },
    closeBundle: { sequential: true, order: "post", handler: () => keepOlder(folder, files) },
  };
}

function filesIn(folder) {
  return namesIn(join(folder, "assets")).map((name) => {
    const file = join(folder, "assets", name);
    const { mtimeMs } = statSync(file);
    return { path: join("assets", name), bytes: readFileSync(file), since: mtimeMs };
  });
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return NONE; // the first build
  }
}
