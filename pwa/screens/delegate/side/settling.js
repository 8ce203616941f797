/** What is said again when a delegate keeps one of several that did not see each other. */

/** The body of the kept one, with its own reason or this one. */
export function keptBody({ body }, reason) {
  return { ...body, reason: body.reason?.trim() ? body.reason : reason };
}

/**
 * A draw that is kept is a new one, so the tiles drawn in it are tapped in again: the last of each person.
 * @param {object} draw the kept operation
 * @param {{op: object}[]} entries of its stream
 * @returns {{kind: string, subject: object, body: object}[]} none where it is no draw
 */
export function tilesOf(draw, entries) {
  if (draw.kind !== "draw.open") return [];
  const last = new Map();
  const tiles = entries
    .map(({ op }) => op)
    .filter(({ kind, body }) => kind === "draw.seat" && body.draw === draw.id);
  for (const op of tiles.sort((a, b) => (a.at < b.at ? -1 : 1)))
    last.set(op.subject?.person, { kind: op.kind, subject: op.subject, body: op.body });
  return [...last.values()];
}

/**
 * What gives somebody the seat that they were tapped in for: a move, which whoever sits there makes way for.
 * @param {object} op a `draw.seat` or a `seat.move`
 */
export function seatedBy({ subject, body }, reason) {
  const { round, table, seat } = body;
  const substitute = body.for ? { for: body.for } : {};
  return { kind: "seat.move", subject, body: { round, table, seat, ...substitute, reason } };
}
