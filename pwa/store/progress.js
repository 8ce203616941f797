/** How far this phone is with the server of a competition: its epoch, a cursor a stream, and how often the two had to be brought together again. */
import { effect, signal } from "@preact/signals";
import { connected, transact } from "./db.js";
import { seat } from "./seats.js";

/**
 * @typedef {object} Progress a row of "exchanges"
 * @property {string} competition
 * @property {string|null} epoch of the server, null before the first exchange
 * @property {Record<string, number>} cursors the last sequence number that this phone has, by stream
 * @property {string[]} again streams that are being fetched from their beginning
 * @property {number|null} restarted when the epoch changed last, in ms
 * @property {number|null} synced when the server answered last, in ms
 * @property {number} healed how many differences fetching again has mended
 */
const NOTHING = { epoch: null, cursors: {}, again: [], restarted: null, synced: null, healed: 0 };

/** @type {import('@preact/signals').Signal<number>} differences mended at the current competition: each is a fault of ours somewhere, so they are counted and told (I3) */
export const healed = signal(0);

/** @param {import('idb').IDBPObjectStore} [exchanges] in a transaction @returns {Promise<Progress>} */
export async function progressOf(competition, exchanges) {
  const row = exchanges
    ? await exchanges.get(competition)
    : await connected((db) => db.get("exchanges", competition));
  return { ...NOTHING, competition, ...row };
}

/** @returns {Progress} at the beginning with a server of another epoch */
export function startedOver({ competition, healed }, epoch) {
  const now = Date.now();
  return { ...NOTHING, competition, healed, epoch, restarted: now, synced: now };
}

/** Has a stream fetched from its beginning; what is known of it stays until the server has given all. */
export function fetchAgain(competition, stream) {
  return change(competition, ({ cursors, again }) => ({
    cursors: { ...cursors, [stream]: 0 },
    again: [...new Set([...again, stream])],
  }));
}

/** Counts a difference that is no more. */
export async function noteHealed(competition) {
  await change(competition, ({ healed }) => ({ healed: healed + 1 }));
  await show(competition);
}

function change(competition, how) {
  return transact(["exchanges"], async (tx) => {
    const exchanges = tx.objectStore("exchanges");
    const before = await progressOf(competition, exchanges);
    await exchanges.put({ ...before, ...how(before) });
  });
}

async function show(competition) {
  const progress = await progressOf(competition);
  if (seat.peek()?.competition === competition) healed.value = progress.healed;
}

effect(() => {
  healed.value = 0;
  if (seat.value) show(seat.value.competition);
});
