/** Two tabs, one database: what one has written it announces, and the others read it again. */
const channel = globalThis.BroadcastChannel ? new BroadcastChannel("matside") : null;
channel?.unref?.(); // under Node an open channel would keep a test run alive

/** @param {{what: 'seats'|'kit'}|{what: 'operations', competition: string, streams: string[]}} news */
export function announce(news) {
  channel?.postMessage(news);
}

/** Calls `listener(news)` for what other tabs announce of that kind. */
export function onNews(what, listener) {
  channel?.addEventListener("message", ({ data }) => {
    if (data.what === what) listener(data);
  });
}
