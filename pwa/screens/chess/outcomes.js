/** The server's lines of matches, read as `resultOf` gives them. */

/**
 * @param {{stream: string, state: string|null}[]} lines
 * @param {{rounds: {matches: {match: string}[]}[]}[]} events whose matches are all named, begun or not
 * @returns {Record<string, object|null>} null of a match that was never opened
 */
export function outcomesOf(lines, events) {
  const rounds = events.flatMap((event) => event.rounds);
  const paired = rounds.flatMap(({ matches }) => matches.map(({ match }) => [match, null]));
  const known = lines.map((line) => [line.stream, line.state === null ? null : line]);
  return Object.fromEntries([...paired, ...known]);
}

/** Of all that the public pages tell. @param {{events: object[], friendly: object[]}} side see `useWatched` */
export function outcomesIn({ events, friendly }) {
  return outcomesOf([...events.flatMap(({ matches }) => matches), ...friendly], events);
}
