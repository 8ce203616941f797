/**
 * What an exchange with the server does to this device. An answer is applied in one transaction: receipts, operations and the cursors
 * that cover them, so a crash in between only means asking again. It may be relaxed: whatever is lost can be fetched or sent once more.
 */
import { ApiError } from "../courier/api.js";
import { announce } from "./channel.js";
import { beginningWith, open } from "./db.js";
import { countUnsent, unsentOf } from "./outbox.js";
import { reload, remember } from "./replica.js";

const BATCH = 200;
const NOTHING = { epoch: null, cursors: {}, again: [], restarted: null };

/**
 * After a server has lost operations, their authors' phones go first: what another phone brings for them is only kept, not counted,
 * until a delegate admits it. Ten minutes let every phone that still lives speak for itself.
 */
export const AUTHORS_FIRST_MS = 10 * 60_000;

/**
 * The next request of a seat.
 * @param {import('./seats.js').Seat} seat
 * @param {string[]} streams to be kept up to date
 */
export async function outgoing(seat, streams) {
  const db = await open();
  const { epoch, cursors, restarted } = (await db.get("exchanges", seat.competition)) ?? NOTHING;
  const own = await db.getAllFromIndex("outbox", "waiting", beginningWith(seat.id), BATCH);
  const room = Date.now() > restarted + AUTHORS_FIRST_MS ? BATCH - own.length : 0;
  const offers = room ? await db.getAll("offers", beginningWith(seat.competition), room) : [];
  const rows = [...own, ...offers];
  return {
    rows,
    full: rows.length === BATCH, // there may be more
    request: {
      epoch,
      cursors: Object.fromEntries(streams.map((name) => [name, cursors[name] ?? 0])),
      ops: rows.map(({ raw, sig, stamp }) => ({ raw, sig, stamp })), // absent ones leave no trace in JSON
      have: { unsent: await unsentOf(seat.id) },
    },
  };
}

/**
 * Applies an answer.
 * @param {object[]} rows that were sent, in the order of the receipts
 * @returns {Promise<{restarted: boolean, kinds: string[]}>} whether the server is another than before, and what kinds of operations came
 * @throws {ApiError} `bad-reply` when not every envelope has its receipt
 */
export async function applyReply(seat, rows, reply) {
  if (reply.receipts.length !== rows.length) throw new ApiError(200, "bad-reply");
  const { competition } = seat;
  const stores = ["outbox", "operations", "offers", "exchanges"];
  const tx = (await open()).transaction(stores, "readwrite");
  const before = (await tx.objectStore("exchanges").get(competition)) ?? NOTHING;
  const restarted = before.epoch !== null && before.epoch !== reply.epoch;
  const own = await settle(tx, rows, reply.receipts);
  const numbered = restarted ? [] : reply.ops.map((envelope) => numberedRow(competition, envelope));
  const exchange = restarted
    ? { ...NOTHING, competition, epoch: reply.epoch, restarted: Date.now() }
    : {
        ...before,
        competition,
        epoch: reply.epoch,
        cursors: { ...before.cursors, ...reply.cursors },
      };
  if (restarted) await offerAgain(tx, seat, new Set(rows.map((row) => row.id)));
  for (const row of numbered) {
    tx.objectStore("operations").put(row);
    tx.objectStore("offers").delete([competition, row.id, row.sha256]);
  }
  const trimmed = restarted ? [] : before.again.filter((name) => reply.digests?.[name]);
  for (const name of trimmed)
    tx.objectStore("operations").delete(after(competition, name, exchange.cursors[name]));
  exchange.again = exchange.again.filter((name) => !trimmed.includes(name));
  tx.objectStore("exchanges").put(exchange);
  await tx.done;

  const streams = [...new Set([...numbered, ...own].map((row) => row.stream))];
  if (restarted) await reload(competition);
  else await remember(competition, { numbered, own });
  if (trimmed.length) await reload(competition, trimmed);
  if (own.length || restarted) await countUnsent();
  if (streams.length || restarted) announce({ what: "operations", competition, streams });
  return { restarted, kinds: numbered.map((row) => row.kind) };
}

/** Has a stream fetched from its beginning; what is known of it stays until the server has given all. */
export async function fetchAgain(competition, stream) {
  const tx = (await open()).transaction("exchanges", "readwrite");
  const row = (await tx.store.get(competition)) ?? { ...NOTHING, competition };
  tx.store.put({
    ...row,
    cursors: { ...row.cursors, [stream]: 0 },
    again: [...new Set([...row.again, stream])],
  });
  await tx.done;
}

/** @returns {Promise<Record<string, number>>} the last sequence number that this phone has, by stream */
export async function cursorsOf(competition) {
  return ((await (await open()).get("exchanges", competition)) ?? NOTHING).cursors;
}

/** Marks what the server has named. Own operations stay as a second copy; offers of others are done with. */
async function settle(tx, rows, receipts) {
  const own = [];
  for (const [position, row] of rows.entries()) {
    const receipt = receipts[position];
    if (receipt.id !== row.id && receipt.outcome !== "quarantined") continue;
    if (!row.seat) {
      tx.objectStore("offers").delete([row.competition, row.id, row.sha256]);
      continue;
    }
    const { waiting, ...named } = row;
    named.state = stateOf(row, receipt);
    named.receipt = { outcome: receipt.outcome, seq: receipt.seq, reason: receipt.reason };
    named.stamp = receipt.stamp ?? row.stamp;
    tx.objectStore("outbox").put(named);
    own.push(named);
  }
  return own;
}

function stateOf(row, { outcome }) {
  if (outcome === "quarantined") return "refused";
  if (outcome !== "duplicate") return outcome;
  return row.state === "saved" ? "accepted" : row.state;
}

/** For a server restored from a backup, or another one: all that this phone has ever made or seen waits to be sent. */
async function offerAgain(tx, { competition }, justSent) {
  const outbox = tx.objectStore("outbox");
  const own = await outbox.index("stream").getAll(beginningWith(competition));
  for (const row of own)
    if (!justSent.has(row.id)) outbox.put({ ...row, waiting: row.seat, state: "saved" });
  const mine = new Set(own.map((row) => row.id));
  const operations = tx.objectStore("operations");
  for (const row of await operations.getAll(beginningWith(competition)))
    if (!mine.has(row.id)) tx.objectStore("offers").put(row);
  operations.delete(beginningWith(competition));
}

function numberedRow(competition, { raw, sig, stamp }) {
  const { id, stream, kind } = JSON.parse(raw);
  return { competition, stream, seq: stamp.seq, id, kind, sha256: stamp.sha256, raw, sig, stamp };
}

function after(competition, stream, seq) {
  return IDBKeyRange.bound([competition, stream, seq], [competition, stream, []], true);
}
