/** Whether a phone that has just opened a page holds what it shows: rules that are asked anew for each of thirty tables answer late. */
import { useEffect, useRef, useState } from "preact/hooks";

const PATIENCE_MS = 4_000; // a table that others began may never reach a phone without a network

/**
 * @param {object} side as RummikubSide gives it
 * @param {string[]} streams tables that are known of
 * @returns {boolean} whether each of them has been folded, or was waited for long enough; from then on it stays so
 */
export function useFolded(side, streams) {
  const [waited, wait] = useState(false);
  const ready = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => wait(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  ready.current ||= waited || streams.every((stream) => side.fold(stream));
  return ready.current;
}
