/** Whether this device's own copies still are what was signed off: bytes hashed anew, attempts by attempt. */
import { sha256 } from "../../../../store/digest.js";

/**
 * The bytes of a round hashed anew: `{hashes: {id: sha256}, changed: [{person, slot}]}`; `changed` are those that are not what was stored.
 * @param {import('../../../../store/stream.js').Entry[]} entries
 */
export async function hashedAnew(entries) {
  const now = await Promise.all(entries.map(({ raw }) => sha256(raw)));
  const hashes = Object.fromEntries(entries.map(({ op }, i) => [op.id, now[i]]));
  const changed = entries
    .filter((entry, i) => entry.sha256 !== now[i])
    .map(({ op }) => ({ person: op.subject?.person ?? null, slot: op.subject?.slot ?? null }));
  return { hashes, changed };
}

/** The request to `round.seal` for a board; null where a device lacks the bytes of an entry in force. */
export function sealRequest(board, hashes) {
  const cards = board.cards.map(({ person, slots }) => ({
    person,
    slots: slots.map(({ slot, value, op }) => ({ slot, value, op })),
  }));
  const ids = cards.flatMap(({ slots }) => slots.map(({ op }) => op)).filter(Boolean);
  if (ids.some((id) => !hashes[id])) return null;
  return { call: "round.seal", cards, ops: Object.fromEntries(ids.map((id) => [id, hashes[id]])) };
}

/** The attempts whose entry in force the sign-off had not seen: somebody with the authority changed them since. */
export function changedSince(board, entries, seen) {
  const byId = new Map(entries.map(({ op }) => [op.id, op]));
  const unseen = (id) => {
    const op = byId.get(id);
    return op && op.n > (seen[op.device] ?? 0);
  };
  return board.cards.flatMap(({ person, slots }) =>
    slots.filter(({ op }) => unseen(op)).map(({ slot }) => ({ person, slot })),
  );
}

/** The attempts in which two lists of `{person, slot, hash}` differ. */
export function differing(mine, theirs) {
  const key = ({ person, slot }) => `${person}/${slot}`;
  const [here, there] = [mine, theirs].map((lines) => new Map(lines.map((one) => [key(one), one])));
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((place) => here.get(place)?.hash !== there.get(place)?.hash)
    .map((place) => here.get(place) ?? there.get(place))
    .map(({ person, slot }) => ({ person, slot }));
}

/** What is to be named, each attempt once with all that is said of it: `[{person, slot, what: []}]`; `told` is `{what: places}`. */
export function named(told) {
  const found = new Map();
  for (const [what, places] of Object.entries(told))
    for (const { person, slot } of places) {
      const key = `${person}/${slot}`;
      if (!found.has(key)) found.set(key, { person, slot, what: [] });
      if (!found.get(key).what.includes(what)) found.get(key).what.push(what);
    }
  return [...found.values()].sort((a, b) => a.person - b.person || a.slot - b.slot);
}

/** *3f2a 90bc …*: to be compared by eye. */
export function grouped(digest) {
  return digest.match(/.{1,4}/g) ?? [];
}
