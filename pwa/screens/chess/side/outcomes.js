/** The server's lines of matches, read as `resultOf` gives them. */

/** @param {{stream: string, state: string|null}[]} lines @returns {Record<string, object|null>} null of a match that was never opened */
export function outcomesOf(lines) {
  return Object.fromEntries(lines.map((line) => [line.stream, line.state === null ? null : line]));
}

/** Names of events, and of friendly matches. */
export function streamsOf(events, friendly) {
  return [...events, ...friendly.map(({ stream }) => stream)].sort();
}
