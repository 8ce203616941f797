/**
 * The Vite plugin that carries the rules to the phone: the code of `server/rules/` as it is (I4), and the version that the server computes from the very same files.
 * `virtual:rules` and `virtual:rules-aside` are for the worker: what every phone runs, and what it fetches when a side event first wants it.
 * `virtual:rules-version` is for the page, which needs the number alone.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bare } from "./bare.js";

const HOME = fileURLToPath(new URL("../../server/rules/", import.meta.url));
const ASIDE = "side/";
const PLACES = ["tables/", "fewest/", "headtohead/", "", "log/"];
const MODULES = new Set(["virtual:rules", "virtual:rules-aside", "virtual:rules-version"]);

/** @returns {Record<string, string>} relative path → source, in the order of the paths */
export function rulesFiles(home = HOME) {
  const paths = readdirSync(home, { recursive: true })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".py"))
    .sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(home + path, "utf8")]));
}

/** @returns {Record<string, string>} the files as the phone carries them, without what is for people */
export function carried(files) {
  return Object.fromEntries(Object.entries(files).map(([path, source]) => [path, bare(source)]));
}

/**
 * @returns {{core: Record<string, string>, aside: Record<string, string>}} the files that come at once, and those of the side events; what is alike lies
 * close together, because gzip looks back no further than 32 KB
 */
export function portions(files) {
  const place = (path) => PLACES.indexOf(path.slice(0, path.lastIndexOf("/") + 1));
  const sorted = Object.entries(files).sort(([one], [other]) => place(one) - place(other));
  const part = (isAside) =>
    Object.fromEntries(sorted.filter(([path]) => path.startsWith(ASIDE) === isAside));
  return { core: part(false), aside: part(true) };
}

/** @returns {string} SHA-256 hex over each file's path, a line feed, its content and a line feed */
export function rulesVersion(files) {
  const hash = createHash("sha256");
  for (const [path, source] of Object.entries(files)) hash.update(`${path}\n${source}\n`);
  return hash.digest("hex");
}

export function rulesBundle() {
  return {
    name: "matside-rules",
    resolveId: (id) => (MODULES.has(id) ? `\0${id}` : null),
    load(id) {
      if (!MODULES.has(id.slice(1))) return null;
      const files = rulesFiles();
      for (const path of Object.keys(files)) this.addWatchFile(HOME + path);
      if (id === "\0virtual:rules-version")
        return `export const version = ${JSON.stringify(rulesVersion(files))};`;
      const { core, aside } = portions(carried(files));
      return `export const files = ${JSON.stringify(id === "\0virtual:rules" ? core : aside)};`;
    },
  };
}
