/**
 * Entries made on this phone. `append` is the one way in: it resolves when the entry is on the disk, and until then nothing is shown as saved (I1).
 */
import { signal } from "@preact/signals";
import { announce, onNews } from "./channel.js";
import { beginningWith, connected, transact } from "./db.js";
import { hex } from "./digest.js";
import { StoreError, storeError } from "./errors.js";
import { wasCleared } from "./markers.js";
import { remember, streamOf } from "./replica.js";
import { askToKeep, measure } from "./room.js";
import { seat } from "./seats.js";
import { sha256Of } from "./sha256.js";
import { uuid7 } from "./uuid7.js";

const SCHEMA = 1;
const LARGEST = 16 * 1024; // bytes of one operation; the server puts more into quarantine

/** How many entries on this phone no server has named yet, over all its seats. */
export const unsent = signal(0);

/**
 * Makes an operation and keeps it.
 * @param {{stream: string, kind: string, subject?: {person: number, slot?: number}|null, body?: object}} fact
 * @returns {Promise<object>} the operation, durable
 * @throws {StoreError} `no-seat`, `too-large`, `storage-full`, `storage-failed`, `not-durable`: nothing was kept
 */
export async function append(fact) {
  const place = seat.peek();
  if (!place) throw new StoreError("no-seat");
  let saved;
  try {
    saved = await save(place, fact);
  } catch (error) {
    throw storeError(error);
  }
  const { row, waiting } = saved;
  unsent.value = waiting;
  askToKeep();
  measure();
  await remember(row.competition, { own: [row] });
  announce({ what: "operations", competition: row.competition, streams: [row.stream] });
  return JSON.parse(row.raw);
}

/** How many entries wait in the name of one seat. */
export function unsentOf(seatId) {
  return connected((db) => db.countFromIndex("outbox", "waiting", beginningWith(seatId)));
}

/** Counts the entries that still wait, in the database itself. */
export async function countUnsent() {
  unsent.value = await connected((db) => db.countFromIndex("outbox", "waiting"));
}

/**
 * Reads what is there, composes and writes in one transaction: the browser runs these one after the other, over all tabs, so no two take the same number.
 * @returns {Promise<{row: object, waiting: number}>} the row and how many entries wait now
 */
async function save({ id, competition }, fact) {
  const known = await streamOf(competition, fact.stream).load();
  let row = null; // once composed it stays as it is, also where the browser lost the connection and the work is done again
  const work = async (tx) => {
    const [seats, outbox] = [tx.objectStore("seats"), tx.objectStore("outbox")];
    const [place, written] = await Promise.all([
      seats.get(id),
      row && outbox.getKey(row.id),
      known.catchUp(outbox),
    ]);
    if (!place) throw new StoreError(wasCleared(competition) ? "storage-cleared" : "no-seat");
    const waiting = outbox.index("waiting");
    if (written) return waiting.count();
    if (row?.n !== place.next) row = compose(place, known, fact);
    const next = { ...place, next: row.n + 1, prev: row.sha256 };
    const [, , many] = await Promise.all([outbox.add(row), seats.put(next), waiting.count()]);
    return many;
  };
  const waiting = await transact(["seats", "outbox"], work);
  return { row, waiting };
}

function compose(place, known, { stream, kind, subject = null, body = {} }) {
  const operation = {
    id: uuid7(),
    device: place.device,
    n: place.next,
    prev: place.prev,
    by: place.by,
    stream,
    kind,
    subject,
    base: known.heads(subject),
    body,
    at: new Date().toISOString(),
    schema: SCHEMA,
  };
  const raw = JSON.stringify(operation);
  const bytes = new TextEncoder().encode(raw);
  if (bytes.length > LARGEST) throw new StoreError("too-large");
  return {
    id: operation.id,
    seat: place.id,
    waiting: place.id,
    competition: place.competition,
    stream,
    n: operation.n,
    role: place.role,
    raw,
    sha256: hex(sha256Of(bytes)), // at once: a transaction waits for nobody else
    state: "saved",
  };
}

onNews("operations", () => countUnsent());
