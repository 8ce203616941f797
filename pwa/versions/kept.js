/**
 * The versions of the app that this browser keeps, a cache each, in the order in which they came. A cache also says what became of its version:
 * *started*, once its app has shown a screen, or *failed*. Until a new version has started, the one before stays to fall back to.
 */
const PREFIX = "matside-";
const BECAME = { started: "/versions/started", failed: "/versions/failed" };

/** The name of a version's cache: a number for the list of its files, so another list has another cache. */
export function cacheNameOf(files) {
  let number = 0;
  for (const letter of JSON.stringify(files)) {
    number = (Math.imul(number, 31) + letter.codePointAt(0)) >>> 0;
  }
  return PREFIX + number.toString(36);
}

/** @returns {Promise<{name: string, started: boolean, failed: boolean}[]>} the oldest first */
export async function versions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  return Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const is = async (mark) => (await cache.match(BECAME[mark])) !== undefined;
      return { name, started: await is("started"), failed: await is("failed") };
    }),
  );
}

/** Notes what became of a version. @param {'started'|'failed'} mark */
export async function note(name, mark) {
  await (await caches.open(name)).put(BECAME[mark], new Response());
}

/** Gives a version that is installed again another chance. */
export async function forgive(name) {
  await (await caches.open(name)).delete(BECAME.failed);
}

/** The version to fall back to from `own`: the latest other one that has shown a screen, or null. One that only waits is none. */
export function before(own, versions) {
  return versions.findLast(({ name, started }) => name !== own && started)?.name ?? null;
}

/** The version whose files are served: `own`, unless it has failed and there is another. */
export function serving(own, versions) {
  const failed = versions.some((one) => one.name === own && one.failed);
  return (failed && before(own, versions)) || own;
}

/** Deletes every cache but the one of the version that has started and of the one before it, which an open page may still run. */
export async function keepTwo(own) {
  const kept = [own, before(own, await versions())];
  for (const name of await caches.keys()) if (!kept.includes(name)) await caches.delete(name);
}

/** A file as the version of that cache has it, whatever its revision. */
export async function fileOf(name, path) {
  return (await caches.open(name)).match(path, { ignoreSearch: true });
}

/** A file that is named by its content, from whichever version has it. */
export async function fileOfAny(path) {
  for (const { name } of await versions()) {
    const found = await fileOf(name, path);
    if (found) return found;
  }
  return undefined;
}
