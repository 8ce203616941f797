/**
 * The places that this phone has at competitions. A seat is a device number with its token, its role, and the counter of its operations.
 * A seat that was given up for another at the same competition stays in the database, because entries may still wait in its name.
 */
import { signal } from "@preact/signals";
import { announce, onNews } from "./channel.js";
import { beginningWith, connected, transact } from "./db.js";
import { StoreError } from "./errors.js";
import { forgetKey } from "./keys.js";
import { compareMarkers, forgetMarker } from "./markers.js";
import { forgetSeat } from "./preferences.js";
import { askToKeep } from "./room.js";

const STORES = ["seats", "outbox", "operations", "offers", "exchanges", "kits"];

/**
 * @typedef {object} Seat
 * @property {string} id `<competition>/<device>`
 * @property {string} competition
 * @property {string} competitionName
 * @property {number} device given by the server, unique in the competition
 * @property {string} token
 * @property {string|null} [key] the public key that belongs to what it signs with; absent in a seat from before there were keys
 * @property {'judge'|'scoretaker'|'head-judge'|'delegate'|'organizer'} role
 * @property {string|null} scope the one round that it may write to, or null
 * @property {string} name of the phone, as typed at joining
 * @property {string|null} by who holds it now: a name or a badge number
 * @property {number} next number of the next operation; only `append` moves it, in its own transaction
 * @property {string|null} prev SHA-256 of the operation before
 */

/** @type {import('@preact/signals').Signal<Seat[]>} one a competition, the latest chosen first */
export const seats = signal([]);

/** @type {import('@preact/signals').Signal<(Seat & {movedTo: number})[]>} places that are in another app or browser now; entries may still wait here in their name */
export const moved = signal([]);

/** @type {import('@preact/signals').Signal<Seat|null>} the seat that the screens are about */
export const seat = signal(null);

/** Reads the seats of this device. The one chosen last is the current one, but a tab stays where it is. */
export async function loadSeats(competition = seat.peek()?.competition) {
  const rows = await allSeats();
  compareMarkers(rows);
  seats.value = rows.filter((row) => !row.left).sort((a, b) => b.chosen - a.chosen);
  moved.value = rows.filter(
    (row) => row.movedTo && !seats.value.some((one) => one.competition === row.competition),
  );
  const here = seats.value.find((row) => row.competition === competition);
  seat.value = here ?? seats.value[0] ?? null;
}

/** Every seat with a token, those given up too: each sends what waits in its name. */
export function allSeats() {
  return connected((db) => db.getAll("seats"));
}

/**
 * Takes the place that the server gave, makes it current, and gives up an older one at the same competition.
 * @param {object} reply of POST /api/join or POST /api/competitions
 * @param {string|null} [key] the public key that the server was given, see keys.js
 * @returns {Promise<Seat>}
 */
export async function addSeat(reply, key = null) {
  const id = `${reply.competition}/${reply.device}`;
  await changeSeats((rows) => {
    const before = rows.filter((row) => row.competition === reply.competition && row.id !== id);
    const same = rows.find((row) => row.id === id); // its numbers are used up
    return [
      ...before.map((row) => ({ ...row, left: true })),
      {
        id,
        competition: reply.competition,
        competitionName: reply.competition_name,
        device: reply.device,
        token: reply.token,
        key,
        role: reply.role,
        scope: reply.scope ?? null,
        name: reply.name,
        by: reply.name || null,
        next: same?.next ?? 1,
        prev: same?.prev ?? null,
        chosen: latest(rows) + 1,
        left: false,
      },
    ];
  }, reply.competition);
  askToKeep();
  return seat.value;
}

/** Makes the seat at a competition the current one. */
export async function chooseSeat(competition) {
  if (seat.value?.competition === competition) return;
  const choose = (rows) =>
    rows
      .filter((row) => row.competition === competition && !row.left)
      .map((row) => ({ ...row, chosen: latest(rows) + 1 }));
  await changeSeats(choose, competition);
}

/** Gives up a place that another device has taken over; what waits in its name is still sent from here. */
export function giveUpSeat(id, movedTo) {
  return changeSeats((rows) =>
    rows.filter((row) => row.id === id).map((row) => ({ ...row, left: true, movedTo })),
  );
}

/** Names who holds the phone from now on; entries made before keep the name that they were made with. */
export function setHolder(by) {
  const id = seat.value?.id;
  return changeSeats((rows) => rows.filter((row) => row.id === id).map((row) => ({ ...row, by })));
}

/**
 * Leaves a competition and clears what is kept of it here.
 * @throws {StoreError} `unsent-entries` while the server has not named every entry made there
 */
export async function removeSeat(id) {
  const rows = await allSeats();
  const competition = rows.find((row) => row.id === id)?.competition;
  if (competition) await transact(STORES, (tx) => clear(tx, competition));
  forgetMarker(competition);
  forgetSeat(competition);
  const mine = rows.filter((row) => row.competition === competition && row.key);
  await Promise.all(mine.map((row) => forgetKey(row.key)));
  await changed();
}

async function clear(tx, competition) {
  const outbox = tx.objectStore("outbox");
  const entries = await outbox.index("stream").getAll(beginningWith(competition));
  if (entries.some((row) => row.waiting)) throw new StoreError("unsent-entries");
  for (const row of entries) await outbox.delete(row.id);
  for (const row of await tx.objectStore("seats").getAll())
    if (row.competition === competition) await tx.objectStore("seats").delete(row.id);
  for (const name of ["operations", "offers"])
    await tx.objectStore(name).delete(beginningWith(competition));
  for (const name of ["exchanges", "kits"]) await tx.objectStore(name).delete(competition);
}

/** Puts the rows that `change` makes of the present ones, all in one transaction, so that a counter is never written back. */
async function changeSeats(change, competition) {
  const work = async (tx) => {
    const seats = tx.objectStore("seats");
    for (const row of change(await seats.getAll())) await seats.put(row);
  };
  await transact(["seats"], work);
  await changed(competition);
}

async function changed(competition) {
  announce({ what: "seats" });
  await loadSeats(competition);
}

function latest(rows) {
  return Math.max(0, ...rows.map((row) => row.chosen));
}

onNews("seats", () => loadSeats());
