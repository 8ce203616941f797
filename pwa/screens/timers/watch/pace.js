/** How often packets come, how evenly, and how often something came that was none. */
import { median, withLatest } from "./recent.js";

const KEPT_PACKETS = 64;
const KEPT_ERRORS = 600;
const RATE_OVER_MS = 5000;
const ERRORS_OVER_MS = 60_000;
/** A longer pause is no rhythm any more: the station calls it silence. */
const SILENCE_MS = 1500;

/** Bytes that are no packet; a break or a framing error of the line. */
const ERRORS = new Set(["rejected", "gap"]);

/** @typedef {{packets: number[], errors: number[], count: number}} Pace moments of the latest packets and errors; packets in all */

/** @returns {Pace} */
export function beginPace() {
  return { packets: [], errors: [], count: 0 };
}

/** @param {Pace} pace @param {{type: string, at: number}} what as the station tells it */
export function paceAfter(pace, { type, at }) {
  if (type === "packet") {
    const packets = withLatest(pace.packets, at, KEPT_PACKETS);
    return { ...pace, packets, count: pace.count + 1 };
  }
  if (!ERRORS.has(type)) return pace;
  return { ...pace, errors: withLatest(pace.errors, at, KEPT_ERRORS) };
}

/** @param {Pace} pace @param {number} now @returns {{perSecond: number, period: number|null, errorsPerMinute: number}} period in ms */
export function paceOf({ packets, errors }, now) {
  const lately = packets.filter((at) => at > now - RATE_OVER_MS);
  const over = Math.min(RATE_OVER_MS, Math.max(1000, now - (packets[0] ?? now)));
  const gaps = packets.slice(1).map((at, index) => at - packets[index]);
  return {
    perSecond: (lately.length * 1000) / over,
    period: median(gaps.filter((gap) => gap < SILENCE_MS)),
    errorsPerMinute: errors.filter((at) => at > now - ERRORS_OVER_MS).length,
  };
}
