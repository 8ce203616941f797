/** Watches a line while it is open, and says its trouble to the sink whenever that changes. */
import * as health from "./health.js";

const LOOK = 500;

/**
 * @param {import('../sources.js').Sink} sink
 * @param {number} baud
 */
export function watchLine(sink, baud, now = () => performance.now()) {
  let line = health.opened(baud, now());
  let said = null;
  const look = () => {
    const trouble = health.troubleOf(line, now());
    if (trouble === said) return;
    said = trouble;
    sink.trouble(trouble);
  };
  const timer = setInterval(look, LOOK);
  return {
    /** Hands the bytes on. @returns {number} packets in them */
    bytes(bytes) {
      const packets = sink.bytes(bytes) ?? 0;
      line = health.heard(line, { bytes: bytes.length, packets }, now());
      look();
      return packets;
    },
    /** A break, a framing error. What was begun does not go on after it. */
    failed() {
      sink.gap?.();
      line = health.failed(line, now());
      look();
    },
    /** Something was lost, which says nothing about the cable. */
    skipped: () => sink.gap?.(),
    end: () => clearInterval(timer),
  };
}
