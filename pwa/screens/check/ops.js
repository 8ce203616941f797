/** The operations of a round by id, for whoever asks who entered what. */

/** @param {import('../../store/stream.js').Entry[]} entries */
export function byId(entries) {
  return new Map(entries.map(({ op }) => [op.id, op]));
}
