/** What a close has seen. */

/** `{device: highest n}` of everything in this stream that this device knows, for `round.close`. */
export function seenByDevice(operations) {
  const seen = {};
  for (const { op } of operations) seen[op.device] = Math.max(seen[op.device] ?? 0, op.n);
  return seen;
}
