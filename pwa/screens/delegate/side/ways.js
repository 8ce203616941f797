/** The ways on of a match that forked, as a person compares them. */

/**
 * @param {object} branch of `log.fold`
 * @param {{op: object}[]} entries of the match's stream
 * @returns {{head: string, by: object[], count: number, first: object|null, last: object|null, end: object|null}} `by`: an operation of each device that went
 *   this way; `count` of the events that only this way has; `first` and `last` of these; `end`: the operation at its end, be it the opening
 */
export function wayOf(branch, entries) {
  const known = new Map(entries.map(({ op }) => [op.id, op]));
  const ops = branch.ops.map((id) => known.get(id)).filter(Boolean);
  const by = branch.devices.map((device) => ops.find((op) => op.device === device));
  return {
    head: branch.head,
    by: by.filter(Boolean),
    count: branch.events.length,
    first: branch.events[0] ?? null,
    last: branch.events.at(-1) ?? null,
    end: known.get(branch.head) ?? null,
  };
}
