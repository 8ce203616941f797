/** What a close has seen, and who has no attempt when it happens. */
import { peopleByState } from "./progress.js";

/** `{device: highest n}` of everything in this stream that this device knows, for `round.close`. */
export function seenByDevice(operations) {
  const seen = {};
  for (const { op } of operations) seen[op.device] = Math.max(seen[op.device] ?? 0, op.n);
  return seen;
}

/** Those whom a second look should name before the round is closed. */
export function beforeClosing(board) {
  const { missing, begun, disputed } = peopleByState(board);
  return { missing, begun, disputed };
}
