/**
 * The database "matside" on this device. Nothing in the app deletes it: caches come and go, entries stay (I1).
 *
 * | store      | key                       | row                                                                 |
 * |------------|---------------------------|---------------------------------------------------------------------|
 * | seats      | id                        | a place at a competition: token, role, and the counter of operations |
 * | outbox     | id                        | an operation made here; `waiting` (its seat) until the server named it |
 * | operations | competition, stream, seq  | an operation as the server numbered it                               |
 * | offers     | competition, id, sha256   | one known from a server before, to be offered to the present one     |
 * | exchanges  | competition               | how far the exchange with the server is, see progress.js             |
 * | kits       | competition               | all that is needed to work offline; public fields of people only (I7) |
 */
import { connectionTo } from "./connection.js";
import { StoreError } from "./errors.js";

export const { open, connected, close } = connectionTo({
  name: "matside",
  version: 1,
  upgrade: create,
});

/**
 * Writes all that `work` asks for, or nothing: whatever it throws aborts the transaction. Complete means that the disk has it (I1).
 * @template T
 * @param {string[]} stores
 * @param {(tx: import('idb').IDBPTransaction) => Promise<T>} work may wait for nothing but the transaction's own requests; it is done again where the
 *   browser has lost the connection, perhaps after it had written all, so it looks before it adds
 * @returns {Promise<T>} when the transaction is complete
 * @throws {StoreError} `not-durable` in a browser that cannot promise it, `older-tab`
 */
export function transact(stores, work) {
  return connected((db) => writing(db, stores, work));
}

async function writing(db, stores, work) {
  const tx = db.transaction(stores, "readwrite", { durability: "strict" });
  try {
    if (tx.durability !== "strict") throw new StoreError("not-durable");
    const result = await work(tx);
    await tx.done;
    return result;
  } catch (error) {
    tx.done.catch(() => {}); // the caller learns of `error`, the cause
    abort(tx);
    throw error;
  }
}

function abort(tx) {
  try {
    tx.abort();
  } catch {
    // It has ended already.
  }
}

function create(db) {
  db.createObjectStore("seats", { keyPath: "id" });
  const outbox = db.createObjectStore("outbox", { keyPath: "id" });
  outbox.createIndex("stream", ["competition", "stream"]);
  outbox.createIndex("waiting", ["waiting", "n"]); // rows without `waiting` are not in it
  db.createObjectStore("operations", { keyPath: ["competition", "stream", "seq"] });
  db.createObjectStore("offers", { keyPath: ["competition", "id", "sha256"] });
  db.createObjectStore("exchanges", { keyPath: "competition" });
  db.createObjectStore("kits", { keyPath: "competition" });
}

/** Every key that begins with these parts: arrays sort after strings and numbers. */
export function beginningWith(...parts) {
  return IDBKeyRange.bound(parts, [...parts, []]);
}
