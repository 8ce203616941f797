/**
 * What the service worker expects of each file that is named by its content: these very bytes, or the version does not install.
 * The page is left out, because a proxy on the way may add to it.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** @returns {string} as in an `integrity` attribute */
export function integrityOf(bytes) {
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}

/** A Vite plugin that knows where the build goes, and Workbox's transformation of the list of files there. */
export function expectedFiles() {
  let folder;
  return {
    plugin: {
      name: "matside-expected-files",
      apply: "build",
      configResolved: (config) => {
        folder = resolve(config.root, config.build.outDir);
      },
    },
    expecting: (entries) => ({ manifest: entries.map((entry) => expected(entry, folder)) }),
  };
}

function expected(entry, folder) {
  if (entry.revision !== null) return entry;
  return { ...entry, integrity: integrityOf(readFileSync(join(folder, entry.url))) };
}
