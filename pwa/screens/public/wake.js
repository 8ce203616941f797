/** Says when to look again: on the server's events, else every few seconds, and when the page or the network is back. */

const POLL_MS = 10_000;
const SETTLE_MS = 400;
const RETRY_MS = 60_000;

/**
 * Calls `look(stream)` whenever something may be new, `stream` null where it may be any. Returns a function
 * that ends it. Bursts are joined: a round in which five judges save at once is fetched once.
 */
export function wake(
  competition,
  look,
  { Events = globalThis.EventSource, host = globalThis } = {},
) {
  const address = `/api/competitions/${encodeURIComponent(competition)}/events`;
  const settling = new Map();
  let events = null;
  let poll = null;
  let retry = null;

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
    events = new Events(address);
    events.addEventListener("open", opened);
    events.addEventListener("stream", ({ data }) => soon(JSON.parse(data).stream));
    events.addEventListener("error", broken);
  }

  function opened() {
    stopPolling();
    soon(null); // what came while there was no line
  }

  function broken() {
    if (poll === null) soon(null); // the server may be gone: say so at once
    startPolling();
    if (events.readyState !== Events.CLOSED) return; // the browser tries again by itself
    clearTimeout(retry);
    retry = setTimeout(listen, RETRY_MS);
  }

  function changed() {
    if (host.document.visibilityState === "visible") soon(null);
  }

  listen();
  host.document.addEventListener("visibilitychange", changed);
  host.addEventListener("online", changed);
  host.addEventListener("offline", changed);
  return () => {
    events?.close();
    stopPolling();
    clearTimeout(retry);
    for (const timer of settling.values()) clearTimeout(timer);
    host.document.removeEventListener("visibilitychange", changed);
    host.removeEventListener("online", changed);
    host.removeEventListener("offline", changed);
  };
}
