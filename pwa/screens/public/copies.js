/** The last copy of each public page, so that standings can still be read with no network. Public data only. */
import { openDB } from "idb";

let opened = null;

function database() {
  opened ??= openDB("matside-public", 1, {
    upgrade: (db) => db.createObjectStore("copies", { keyPath: "path" }),
  });
  return opened;
}

/** `{path, etag, at, value}` or null; a browser that denies storage has no copies, and that is all. */
export async function readCopy(path) {
  try {
    return (await (await database()).get("copies", path)) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the newest copy of a page; failing to keep one never disturbs the reader. */
export async function keepCopy(copy) {
  try {
    await (await database()).put("copies", copy);
  } catch {
    // private windows deny storage: the page itself is shown all the same
  }
}
