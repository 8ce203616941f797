/** A knock-out's stages as `pairing.bracket` tells them, each in the order in which its winners meet, so that a match stands beside the one it leads to. */

/** @param {{stage: string, matches: {match: string, next: string|null}[]}[]} stages */
export function treeOf(stages) {
  const placed = [];
  let order = null;
  for (const { stage, matches } of [...stages].reverse()) {
    const after = order;
    const rows = after
      ? [...matches].sort((one, other) => after.indexOf(one.next) - after.indexOf(other.next))
      : matches;
    order = rows.map(({ match }) => match);
    placed.unshift({ stage, matches: rows });
  }
  return placed;
}

/** `over`, `playing` once it is published, `ready` with both known, else `waiting`. */
export function rowState(row) {
  if (row.decided) return "over";
  if (row.number) return "playing";
  return row.people.includes(null) ? "waiting" : "ready";
}
