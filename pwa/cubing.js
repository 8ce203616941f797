/**
 * The Vite plugin for cubing.js. Its worker is bundled like ours, since the way in which it looks for it survives no bundler; and of its puzzles the
 * 3x3x3 alone is kept: others, for which this app makes no scrambles, would be 1.2 MB on every phone. What is left out throws when it is loaded,
 * so that it cannot be missed in silence.
 */
import { fileURLToPath } from "node:url";

const PACKAGE = /\/node_modules\/cubing\//;
const OTHERS =
  /\/(search-dynamic-(?!solve-3x3x3)|puzzles-dynamic-(?!3x3x3)|twips|puzzle-geometry\/|big-puzzle-orientation)/;
const LEFT_OUT = "\0cubing-left-out";
const WORKER = "./search-worker-entry.js";
const ADDRESS = fileURLToPath(
  new URL("./screens/chess/scrambles/worker-address.js", import.meta.url),
);

export function cubesOnly() {
  return {
    name: "matside-cubes-only",
    enforce: "pre",
    resolveId(id, importer) {
      if (!importer || !PACKAGE.test(importer)) return null;
      if (id === WORKER) return ADDRESS;
      return OTHERS.test(id) ? LEFT_OUT : null;
    },
    load: (id) =>
      id === LEFT_OUT ? "throw new Error('cubing.js is here for the 3x3x3 alone');" : null,
  };
}
