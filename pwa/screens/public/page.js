/** One public page that refreshes itself: the last copy first, then the server's word, by ETag. */
import { signal } from "@preact/signals";
import { keepCopy, readCopy } from "./copies.js";

/**
 * Follows `path`: returns `{page, refresh, stop}`; `page` is a signal of `{value, at, state}` with `state`
 * `loading`, `fresh`, `stale` (no network: the last copy, taken `at`) or `unknown` (the server has no such page).
 */
export function followPage(path, { fetchPage = fetch } = {}) {
  const page = signal({ value: null, at: null, state: "loading" });
  let etag = null;
  let running = null;
  let stopped = false;

  function show(next) {
    if (!stopped) page.value = { ...page.value, ...next };
  }

  async function start() {
    const copy = await readCopy(path);
    if (copy && page.value.value === null) {
      etag = copy.etag;
      show({ value: copy.value, at: copy.at });
    }
    await refresh();
  }

  async function ask() {
    const headers = etag ? { "If-None-Match": etag } : {};
    let answer;
    try {
      answer = await fetchPage(path, { headers, cache: "no-store" });
    } catch {
      return show({ state: "stale" });
    }
    const at = new Date().toISOString();
    if (answer.status === 304) return show({ at, state: "fresh" });
    if (answer.status === 404) return show({ state: "unknown" });
    if (!answer.ok) return show({ state: "stale" });
    const value = await answer.json();
    etag = answer.headers.get("ETag");
    show({ value, at, state: "fresh" });
    await keepCopy({ path, etag, at, value });
  }

  function refresh() {
    running ??= ask().finally(() => {
      running = null;
    });
    return running;
  }

  const ready = start();
  return {
    page,
    refresh,
    ready,
    stop() {
      stopped = true;
    },
  };
}
