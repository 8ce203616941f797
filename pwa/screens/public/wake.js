/** Says when to look again: on the server's events, else every few seconds, and when the page is seen again. */

const POLL_MS = 10_000;
const SETTLE_MS = 400;
const RETRY_MS = 60_000;

/**
 * Calls `look(stream)` whenever something may be new, `stream` null where it may be any. Returns a function
 * that ends it. Bursts are joined: a round in which five judges save at once is fetched once.
 */
export function wake(competition, look, { Events = globalThis.EventSource } = {}) {
  let events = null;
  let poll = null;
  let retry = null;
  const settling = new Map();

  function soon(stream) {
    if (settling.has(stream)) return;
    const after = () => {
      settling.delete(stream);
      look(stream);
    };
    settling.set(stream, setTimeout(after, SETTLE_MS));
  }

  function startPolling() {
    poll ??= setInterval(() => look(null), POLL_MS);
  }

  function stopPolling() {
    clearInterval(poll);
    poll = null;
  }

  function listen() {
    if (!Events) return startPolling();
    events = new Events(`/api/competitions/${encodeURIComponent(competition)}/events`);
    events.addEventListener("open", () => {
      stopPolling();
      soon(null);
    });
    events.addEventListener("stream", (event) => soon(JSON.parse(event.data).stream));
    events.addEventListener("error", () => {
      startPolling();
      if (events.readyState === Events.CLOSED) {
        events.close();
        clearTimeout(retry);
        retry = setTimeout(listen, RETRY_MS);
      }
    });
  }

  function seenAgain() {
    if (document.visibilityState === "visible") look(null);
  }

  listen();
  document.addEventListener("visibilitychange", seenAgain);
  addEventListener("online", seenAgain);
  return () => {
    events?.close();
    stopPolling();
    clearTimeout(retry);
    for (const timer of settling.values()) clearTimeout(timer);
    document.removeEventListener("visibilitychange", seenAgain);
    removeEventListener("online", seenAgain);
  };
}
