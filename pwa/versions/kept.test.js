/** Which versions are kept, and which one is served. */
import { beforeEach, expect, test, vi } from "vitest";
import {
  before,
  cacheNameOf,
  fileOf,
  fileOfAny,
  forgive,
  keepTwo,
  note,
  serving,
  versions,
} from "./kept.js";

/** CacheStorage, as far as versions need it: caches in order, files by address, with or without what follows the question mark. */
function cacheStorage() {
  const stores = new Map();
  const bare = (path) => path.split("?")[0];
  const cache = (files) => ({
    match: async (path, { ignoreSearch = false } = {}) =>
      ignoreSearch
        ? files.get([...files.keys()].find((key) => bare(key) === path))
        : files.get(path),
    put: async (path, response) => files.set(path, response),
    delete: async (path) => files.delete(path),
  });
  return {
    keys: async () => [...stores.keys()],
    open: async (name) => {
      if (!stores.has(name)) stores.set(name, new Map());
      return cache(stores.get(name));
    },
    delete: async (name) => stores.delete(name),
  };
}

const is = (name, became = {}) => ({ name, started: false, failed: false, ...became });

beforeEach(() => {
  vi.stubGlobal("caches", cacheStorage());
});

test("a version has another name as soon as one file is another", () => {
  const files = (page, integrity) => [
    { url: "assets/app-1.js", revision: null, integrity },
    { url: "index.html", revision: page },
  ];
  const names = [files("1a2b", "x"), files("5e6f", "x"), files("1a2b", "y")].map(cacheNameOf);
  expect(new Set(names).size).toBe(3);
  expect(cacheNameOf(files("1a2b", "x"))).toBe(names[0]);
});

test("a version is served until its app has failed to start, then the one before", () => {
  const one = is("one", { started: true });
  expect(serving("two", [one, is("two")])).toBe("two");
  expect(serving("two", [one, is("two", { failed: true })])).toBe("one");
});

test("what has never shown a screen is nothing to fall back to", () => {
  const versions = [is("one", { failed: true }), is("two", { failed: true }), is("waiting")];
  expect(before("two", versions)).toBe(null);
  expect(serving("two", versions)).toBe("two");
});

test("the latest of several that have started is fallen back to", () => {
  const started = { started: true };
  expect(before("three", [is("one", started), is("two", started), is("three")])).toBe("two");
});

test("a version that has started leaves one other, and nothing else in the caches", async () => {
  for (const name of ["matside-1", "matside-2", "matside-3"]) await note(name, "started");
  await caches.open("from an earlier design");
  await keepTwo("matside-3");
  expect(await caches.keys()).toEqual(["matside-2", "matside-3"]);
});

test("a failed version that is installed again has another chance", async () => {
  await note("matside-1", "failed");
  expect(await versions()).toEqual([is("matside-1", { failed: true })]);
  await forgive("matside-1");
  expect(await versions()).toEqual([is("matside-1")]);
});

test("a file is found whatever its revision, one named by its content in any version", async () => {
  await (await caches.open("matside-1")).put("/index.html?__WB_REVISION__=1", "page one");
  await (await caches.open("matside-1")).put("/assets/old.js", "old part");
  await (await caches.open("matside-2")).put("/index.html?__WB_REVISION__=2", "page two");
  expect(await fileOf("matside-1", "/index.html")).toBe("page one");
  expect(await fileOf("matside-2", "/assets/old.js")).toBe(undefined);
  expect(await fileOfAny("/assets/old.js")).toBe("old part");
  expect(await fileOfAny("/assets/gone.js")).toBe(undefined);
});
