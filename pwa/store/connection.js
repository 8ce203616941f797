/**
 * One connection to a database, kept alive: browsers lose it behind the app's back (iOS in the background, a site that was cleared), and then the work
 * is done again on a new one. An older tab lets a newer app upgrade, and says so; a newer one says that it waits for an older tab.
 */
import { signal } from "@preact/signals";
import { openDB } from "idb";
import { StoreError } from "./errors.js";

/** @type {import('@preact/signals').Signal<'older'|'waiting'|null>} `older`: a newer app has changed the database, so this tab can keep nothing until it is loaded again; `waiting`: an older tab still holds it */
export const versions = signal(null);

/** @returns {Promise<void>} when this app has to wait for an older tab; until then, never */
export function whenWaiting() {
  return new Promise((resolve) => {
    versions.subscribe((state) => state === "waiting" && resolve());
  });
}

const TRIES = 3;
const PAUSE_MS = 60;
/** "The database connection is closing", a transaction that the browser broke off, "Connection to Indexed Database server lost". */
const LOST = ["InvalidStateError", "AbortError", "UnknownError"];

/** @param {{name: string, version: number, upgrade: (db: IDBDatabase, before: number) => void}} database */
export function connectionTo({ name, version, upgrade }) {
  let opened = null;

  /** @returns {Promise<import('idb').IDBPDatabase>} the connection, opened when there is none */
  function open() {
    opened ??= connect().catch((error) => {
      opened = null;
      if (error?.name !== "VersionError") throw error;
      versions.value = "older";
      throw new StoreError("older-tab", error);
    });
    return opened;
  }

  async function connect() {
    const connection = await openDB(name, version, {
      upgrade,
      blocked: () => {
        versions.value = "waiting";
      },
      blocking: (_before, wanted) => {
        if (wanted !== null) versions.value = "older"; // null: somebody deletes it
        drop(connection); // what is being written is still completed
      },
      terminated: () => drop(connection),
    });
    versions.value = null;
    return connection;
  }

  /**
   * Does `work`, again on a new connection where the browser has lost the old one: it must do no harm when it is done twice.
   * @template T
   * @param {(db: import('idb').IDBPDatabase) => Promise<T>} work
   * @returns {Promise<T>}
   * @throws {StoreError} `older-tab` once a newer app has changed the database
   */
  async function connected(work) {
    for (let left = TRIES - 1; ; left--) {
      const connection = await open().catch((error) => error);
      try {
        if (connection instanceof Error) throw connection;
        return await work(connection);
      } catch (error) {
        if (left === 0 || !LOST.includes(error?.name)) throw error;
        drop(connection);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  async function drop(connection) {
    if ((await opened?.catch(() => null)) === connection) opened = null;
    connection?.close?.();
  }

  /** Lets the connection go; the next `open` makes another. */
  async function close() {
    await drop(await opened?.catch(() => null));
  }

  return { open, connected, close };
}
