/**
 * The whole app from the cache, in the order of a page's life: install, activate, fetch, message.
 * A new version installs beside the old one and waits for a person's tap. What fails clears caches; entries live in IndexedDB, which nothing here touches (I1).
 */
import { PrecacheController } from "workbox-precaching";

const SHELL = "/index.html"; // every address of the app is this one page
const app = new PrecacheController();
app.addToCacheList(self.__WB_MANIFEST);

// A file that cannot be fetched fails the installation: the version before goes on serving.
self.addEventListener("install", (event) => app.install(event));

self.addEventListener("activate", (event) => {
  app.activate(event); // files that no version needs any more
  event.waitUntil(self.clients.claim()); // the first visit is offline-proof too
});

self.addEventListener("fetch", (event) => {
  const path = cachedPath(event.request);
  if (path) event.respondWith(answer(path, event.request));
});

self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") self.skipWaiting();
});

/** The precached file that answers a request, or null for what is none of ours: /api, other hosts, changes. */
function cachedPath({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return null;
  if (app.getCacheKeyForURL(pathname)) return pathname;
  return mode === "navigate" ? SHELL : null;
}

async function answer(path, request) {
  const cached = await app.matchPrecache(path).catch(() => undefined);
  if (cached) return cached;
  const fetched = await fetch(request);
  if (fetched.status === 404) await startOver(); // gone here and there: the caches belong to no version that still exists
  return fetched;
}

/** The next page load comes from the network, with a fresh service worker. */
async function startOver() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
