/**
 * An operation may be here more than once with the same bytes: offered from an earlier server, made here, and numbered by the present one, even twice,
 * when a relay came before its author: the stamp that it got then says so for ever, and the author's proof has a stamp of its own.
 */
const UNPROVEN = ["unsigned-relay", "bad-signature"];

/**
 * @template {{id: string, sha256: string, stamp?: {seq: number, standing: string}|null}} Row
 * @param {{offered: Iterable<Row>, own: Iterable<Row>, numbered: Iterable<Row>}} rows of one stream
 * @returns {Row[][]} for every id with the same bytes the copies that the fold reads, as the server's reads them; the last is the one to show and to hash
 */
export function copiesOf(rows) {
  const found = new Map();
  for (const kind of ["offered", "own", "numbered"])
    for (const row of rows[kind]) {
      const key = bytesOf(row);
      if (!found.has(key)) found.set(key, { offered: [], own: [], numbered: [] });
      found.get(key)[kind].push(row);
    }
  return [...found.values()].map(counting);
}

/** What this phone made it vouches for, until the server has it from itself. */
function counting({ offered, own, numbered }) {
  numbered.sort((a, b) => a.stamp.seq - b.stamp.seq);
  if (numbered.some(({ stamp }) => !UNPROVEN.includes(stamp.standing))) return numbered;
  const here = [...numbered, ...own];
  return here.length ? here : offered;
}

/** One id may have come with different bytes; each of them is an operation. */
export function bytesOf({ id, sha256 }) {
  return `${id} ${sha256}`;
}
