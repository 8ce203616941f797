/**
 * Entries made on this phone. `append` is the one way in: it resolves when the entry is on the disk, and until then nothing is shown as saved (I1).
 */
import { signal } from "@preact/signals";
import { announce, onNews } from "./channel.js";
import { beginningWith, connected, transact } from "./db.js";
import { sha256 } from "./digest.js";
import { StoreError, storeError } from "./errors.js";
import { exclusively } from "./locks.js";
import { wasCleared } from "./markers.js";
import { remember, streamOf } from "./replica.js";
import { askToKeep, measure } from "./room.js";
import { seat } from "./seats.js";
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
    saved = await exclusively("matside-append", () => save(place, fact));
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

/** Without Web Locks two tabs may take the same number; the one who comes second composes again. */
async function save({ id, competition }, fact) {
  const known = await streamOf(competition, fact.stream).load();
  for (;;) {
    const place = await connected((db) => placeNow(db, id, known));
    if (!place) throw new StoreError(wasCleared(competition) ? "storage-cleared" : "no-seat");
    const row = await compose(place, known, fact);
    const waiting = await write(row);
    if (waiting !== null) return { row, waiting };
  }
}

async function placeNow(db, id, known) {
  const tx = db.transaction(["seats", "outbox"]);
  const [place] = await Promise.all([
    tx.objectStore("seats").get(id),
    known.catchUp(tx.objectStore("outbox")),
  ]);
  return place;
}

async function compose(place, known, { stream, kind, subject = null, body = {} }) {
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
  if (new TextEncoder().encode(raw).length > LARGEST) throw new StoreError("too-large");
  return {
    id: operation.id,
    seat: place.id,
    waiting: place.id,
    competition: place.competition,
    stream,
    n: operation.n,
    role: place.role,
    raw,
    sha256: await sha256(raw),
    state: "saved",
  };
}

/**
 * Entry and counter in one transaction. Where the browser lost the connection after it had written them, they are found and not written again.
 * @returns {Promise<number|null>} how many entries wait now; null if another tab took the number meanwhile
 */
function write(row) {
  const work = async (tx) => {
    const [seats, outbox] = [tx.objectStore("seats"), tx.objectStore("outbox")];
    const place = await seats.get(row.seat);
    if (place?.next === row.n) {
      await outbox.add(row);
      await seats.put({ ...place, next: row.n + 1, prev: row.sha256 });
    } else if (!(await outbox.get(row.id))) return null;
    return outbox.index("waiting").count();
  };
  return transact(["seats", "outbox"], work);
}

onNews("operations", () => countUnsent());
