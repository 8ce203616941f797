/** A match in a component: followed while shown, drawn anew with every event. */
import { useEffect } from "preact/hooks";
import { liveMatch } from "./live.js";

/**
 * @param {string} stream `chess-r1-m3`
 * @returns {object} `fold` (of the stream), `opened` (`match.open`'s body with `op`, or null), `events`, `config`, `replay` (a signal, see live.js),
 *   `busy` and `trouble` (signals), `branch` (a signal, see branch.js), `act(event, extra?)`, `now()`, `faceAt(ms?)`, `ahead({event})`
 */
export function useMatch(stream) {
  const match = liveMatch(stream);
  useEffect(() => match.follow(), [match]);
  return match;
}
