/** Plays a capture into a sink in the rhythm in which it was written. */

/** The clock of the page; tests bring one of their own. */
const PAGE = {
  now: () => performance.now(),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/**
 * Each event comes `at / speed` ms after the start: one that is late does not make the next ones late.
 * At a speed other than 1 the bytes are the same, but plausibility, which goes by the host's clock, is not.
 * @param {import("../capture.js").Event[]} events
 * @param {{speed?: number, clock?: typeof PAGE}} [options]
 * @returns {{run(sink): Promise<boolean>, stop(): void}} `run` ends with the last event: true, or where it was stopped: false
 */
export function playerOf(events, { speed = 1, clock = PAGE } = {}) {
  let stopped = false;

  async function run(sink) {
    const start = clock.now();
    for (const event of events) {
      const early = start + event.at / speed - clock.now();
      if (early > 0) await clock.wait(early);
      if (stopped) return false;
      give(event, sink);
    }
    return true;
  }

  return {
    run,
    stop: () => {
      stopped = true;
    },
  };
}

/** One event, as the source that was recorded had said it. */
export function give(event, sink) {
  if ("bytes" in event) sink.bytes(event.bytes);
  else if ("gap" in event) sink.gap();
  else if ("told" in event) sink.told(event.told);
  else if ("link" in event) sink.link(event.link);
  else sink.trouble(event.trouble);
}
