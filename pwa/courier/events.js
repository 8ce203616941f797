/** The server's events: nothing but *stream x is at n*, so that news come at once instead of at the next poll. */
import { progressOf } from "../store/progress.js";
import { watched } from "../store/streams.js";

const FIRST_AGAIN_MS = 2_000;
const LONGEST_MS = 60_000;
const STEADY_MS = 5_000; // a line that breaks sooner is one that something in between does not let live

const KIT = "kit"; // no stream: the rounds have been planned anew

/**
 * @param {{onNews: () => void, onPlan?: () => void}} to called when the server has more of a stream than this phone, and when the line
 *   opens or breaks; and when the kit is another
 */
export function eventLine({ onNews, onPlan }) {
  let source = null;
  let competition = null;
  let open = false;
  let openedAt = 0;
  let refusals = 0;
  let notBefore = 0;

  /** Opens the line for a competition if it is not; call it when the server has just answered. */
  function follow(id) {
    if (competition !== id) hangUp();
    if (source || !globalThis.EventSource || Date.now() < notBefore) return;
    competition = id;
    source = new EventSource(`/api/competitions/${encodeURIComponent(id)}/events`);
    source.addEventListener("open", opened);
    source.addEventListener("error", broken);
    source.addEventListener("stream", ({ data }) => compare(JSON.parse(data)));
  }

  function hangUp() {
    source?.close();
    source = null;
    open = false;
  }

  function opened() {
    open = true;
    openedAt = Date.now();
    onNews(); // what came between the last exchange and now
  }

  function broken() {
    const wasOpen = open;
    const steady = wasOpen && Date.now() - openedAt >= STEADY_MS;
    hangUp();
    refusals = steady ? 0 : refusals + 1;
    notBefore = steady
      ? 0
      : Date.now() + Math.min(LONGEST_MS, FIRST_AGAIN_MS * 2 ** (refusals - 1));
    if (wasOpen) onNews(); // the server may be gone: the exchange finds out
  }

  async function compare({ stream, seq }) {
    if (stream === KIT) return onPlan?.();
    const { cursors } = await progressOf(competition);
    const have = cursors[stream] ?? (watched.peek().has(stream) ? 0 : seq); // a screen may wait for one that has only just begun
    if (seq > have) onNews();
  }

  return { follow, hangUp, isOpen: () => open };
}
