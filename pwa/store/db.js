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
import { openDB } from "idb";
import { StoreError } from "./errors.js";

const NAME = "matside";
const VERSION = 1;
let opened = null;

/** @returns {Promise<import('idb').IDBPDatabase>} one connection, opened again when the browser has closed it */
export function open() {
  opened ??= openDB(NAME, VERSION, {
    upgrade: create,
    blocking: close, // a newer version in another tab wants to upgrade
    terminated: forget,
  }).catch((error) => {
    forget();
    throw error;
  });
  return opened;
}

/**
 * Writes all that `work` asks for, or nothing: whatever it throws aborts the transaction. Complete means that the disk has it (I1).
 * @template T
 * @param {string[]} stores
 * @param {(tx: import('idb').IDBPTransaction) => Promise<T>} work may wait for nothing but the transaction's own requests
 * @returns {Promise<T>} when the transaction is complete
 * @throws {StoreError} `not-durable` in a browser that cannot promise it
 */
export async function transact(stores, work) {
  const tx = (await open()).transaction(stores, "readwrite", { durability: "strict" });
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

/** Lets the connection go; the next `open` makes another. */
export async function close() {
  const connection = await opened?.catch(() => null);
  forget();
  connection?.close();
}

function forget() {
  opened = null;
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
