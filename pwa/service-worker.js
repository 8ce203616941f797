/**
 * The whole app from the cache, in the order of a page's life: install, activate, fetch, message.
 * A new version installs beside the old one and waits for a person's tap. One whose app does not start is left again for the version before.
 * What fails clears caches; entries live in IndexedDB, which nothing here touches (I1).
 */
import { PrecacheController } from "workbox-precaching";
import * as kept from "./versions/kept.js";

const SHELL = "/index.html"; // every address of the app is this one page
const HASHED = "/assets/"; // named by their content, so whichever version has them has the right ones
const FILES = self.__WB_MANIFEST;
const own = kept.cacheNameOf(FILES);
// Asked for again, not taken from the HTTP cache: what a bad deployment left there for a year would never go.
const asking = {
  requestWillFetch: ({ request }) => new Request(request, { cache: "no-cache" }),
};
const app = new PrecacheController({ cacheName: own, plugins: [asking] });
app.addToCacheList(FILES);
let served = null;

// A file that cannot be fetched, or is not the one that was built, fails the installation: the version before goes on.
self.addEventListener("install", (event) => {
  event.waitUntil(kept.forgive(own));
  app.install(event);
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim()); // the first visit is offline-proof too
});

self.addEventListener("fetch", (event) => {
  const path = cachedPath(event.request);
  if (path) event.respondWith(answer(path, event.request));
});

const acts = {
  SKIP_WAITING: () => self.skipWaiting(),
  STARTED: ({ entry }) => isOwn(entry) && hasStarted(),
  NOT_STARTED: async ({ entry }, [page]) => page.postMessage(await wayOut(entry)),
};
self.addEventListener("message", (event) => {
  event.waitUntil(acts[event.data?.type]?.(event.data, event.ports));
});

/** The file that answers a request, or null for what is none of ours: /api, other hosts, changes. */
function cachedPath({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return null;
  if (isOwn(pathname) || pathname.startsWith(HASHED)) return pathname;
  return mode === "navigate" ? SHELL : null;
}

async function answer(path, request) {
  const cached = await cachedFile(path).catch(() => undefined);
  if (cached) return cached;
  const fetched = await fetch(request);
  if (fetched.status === 404 && isOwn(path)) await startOver(); // gone here and there: no such version exists any more
  return fetched;
}

async function cachedFile(path) {
  const name = await serving();
  const found = name === own ? await app.matchPrecache(path) : await kept.fileOf(name, path);
  return found ?? (path.startsWith(HASHED) ? kept.fileOfAny(path) : undefined);
}

/** The version whose files are served; looked up once, because it is asked for with every file. */
function serving() {
  served ??= kept.versions().then((versions) => kept.serving(own, versions));
  return served;
}

function isOwn(path) {
  return app.getCacheKeyForURL(path) !== undefined;
}

async function hasStarted() {
  await kept.note(own, "started");
  const { installing, waiting } = self.registration;
  if (!installing && !waiting) await kept.keepTwo(own); // another time: they have caches, too
}

/** What a page can do whose app does not start. @returns {Promise<'before'|'afresh'|null>} load again: the version before, or this one from the server */
async function wayOut(entry) {
  const versions = await kept.versions();
  const proven = versions.some(({ name, started }) => name === own && started);
  if (isOwn(entry) && !proven && kept.before(own, versions)) {
    await kept.note(own, "failed");
    served = null;
    return "before";
  }
  const reached = await fetch(SHELL, { cache: "no-store" }).catch(() => null);
  if (!reached?.ok) return null;
  await startOver();
  return "afresh";
}

/** The next page load comes from the network, with a fresh service worker. */
async function startOver() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
