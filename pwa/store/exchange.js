/**
 * What an exchange with the server does to this device. An answer is applied in one transaction: receipts, operations and the cursors
 * that cover them, so a crash in between only means asking again.
 */
import { ApiError } from "../courier/api.js";
import { announce } from "./channel.js";
import { beginningWith, connected, transact } from "./db.js";
import { signed } from "./keys.js";
import { countUnsent, unsentOf } from "./outbox.js";
import { progressOf, startedOver } from "./progress.js";
import { noteFetched, reload, remember } from "./replica.js";

const STORES = ["outbox", "operations", "offers", "exchanges"];
const BATCH = 200;

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
  const { epoch, cursors, restarted, healed } = await progressOf(seat.competition);
  const waiting = await connected((db) =>
    db.getAllFromIndex("outbox", "waiting", beginningWith(seat.id), BATCH),
  );
  const mine = waiting.filter((row) => row.seat === seat.id); // what was handed over is not for this key to sign
  const handedOver = waiting.filter((row) => row.seat !== seat.id);
  const own = [...(await signed(seat.key, mine)), ...handedOver]; // kept with the receipt; until then a signature can be made again
  const room = Date.now() > restarted + AUTHORS_FIRST_MS ? BATCH - own.length : 0;
  const offers = room
    ? await connected((db) => db.getAll("offers", beginningWith(seat.competition), room))
    : [];
  const rows = [...own, ...offers];
  return {
    rows,
    full: rows.length === BATCH, // there may be more
    request: {
      epoch,
      cursors: Object.fromEntries(streams.map((name) => [name, cursors[name] ?? 0])),
      ops: rows.map(({ raw, sig, stamp }) => ({ raw, sig, stamp })), // absent ones leave no trace in JSON
      have: { unsent: await unsentOf(seat.id), healed: healed || undefined },
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
  if (reply?.receipts?.length !== rows.length) throw new ApiError(200, "bad-reply");
  const { competition } = seat;
  const work = async (tx) => {
    const before = await progressOf(competition, tx.objectStore("exchanges"));
    const own = await settle(tx, rows, reply.receipts);
    const restarted = before.epoch !== null && before.epoch !== reply.epoch;
    if (restarted) return { restarted, own, ...(await startOver(tx, before, rows, reply)) };
    return { restarted, own, ...(await takeOver(tx, before, reply)) };
  };
  const news = await transact(STORES, work);
  if (!news.restarted) noteFetched(competition, Object.keys(reply.cursors));
  await show(competition, news);
  return { restarted: news.restarted, kinds: news.numbered.map((row) => row.kind) };
}

/** Keeps what came, moves the cursors, and ends a fetching from the beginning that is complete with this answer. */
async function takeOver(tx, before, reply) {
  const { competition } = before;
  const numbered = reply.ops.map((envelope) => numberedRow(competition, envelope));
  await Promise.all(
    numbered.flatMap((row) => [
      tx.objectStore("operations").put(row),
      tx.objectStore("offers").delete([competition, row.id, row.sha256]),
    ]),
  );
  const cursors = { ...before.cursors, ...reply.cursors };
  const complete = before.again.filter((name) => reply.digests?.[name]);
  for (const name of complete)
    await tx.objectStore("operations").delete(after(competition, name, cursors[name]));
  const again = before.again.filter((name) => !complete.includes(name));
  const synced = Date.now();
  await tx.objectStore("exchanges").put({ ...before, epoch: reply.epoch, cursors, again, synced });
  return { numbered, reread: complete };
}

/**
 * For a server restored from a backup, or another one: all that this phone has ever made or seen waits to be sent,
 * and all that the server has is to be fetched.
 */
async function startOver(tx, before, rows, reply) {
  const { competition } = before;
  const justSent = new Set(rows.map((row) => row.id));
  const outbox = tx.objectStore("outbox");
  const own = await outbox.index("stream").getAll(beginningWith(competition));
  for (const row of own)
    if (!justSent.has(row.id))
      await outbox.put({ ...row, waiting: row.seat, state: "saved", stamp: null });
  const mine = new Set(own.map((row) => row.id));
  const operations = tx.objectStore("operations");
  for (const row of await operations.getAll(beginningWith(competition)))
    if (!mine.has(row.id)) await tx.objectStore("offers").put(row);
  await operations.delete(beginningWith(competition));
  await tx.objectStore("exchanges").put(startedOver(before, reply.epoch));
  return { numbered: [], reread: undefined };
}

/** Brings into memory what the transaction has written, and tells the other tabs. */
async function show(competition, { restarted, own, numbered, reread }) {
  await remember(competition, { numbered, own });
  if (restarted || reread.length) await reload(competition, reread);
  if (restarted || own.length) await countUnsent();
  const streams = restarted
    ? undefined
    : [...new Set([...numbered, ...own].map((row) => row.stream).concat(reread))];
  if (restarted || streams.length) announce({ what: "operations", competition, streams });
}

/**
 * Lets what waits in the name of a seat go up through another: the server knows the seat no more, having been restored from a backup
 * that is older than the seat. There it is kept and shown, though it does not count by itself (I5).
 */
export function handOver(from, to) {
  return transact(["outbox"], async (tx) => {
    const outbox = tx.objectStore("outbox");
    for (const row of await outbox.index("waiting").getAll(beginningWith(from)))
      await outbox.put({ ...row, waiting: to });
  });
}

/** Marks what the server has named. Own operations stay as a second copy; offers of others are done with. */
async function settle(tx, rows, receipts) {
  const own = [];
  for (const [position, row] of rows.entries()) {
    const { id, stamp, ...receipt } = receipts[position];
    if (id !== row.id && receipt.outcome !== "quarantined") continue;
    if (!row.seat) {
      await tx.objectStore("offers").delete([row.competition, row.id, row.sha256]);
      continue;
    }
    const { waiting, ...named } = row;
    named.state = stateOf(receipt.outcome, stamp);
    named.receipt = receipt;
    named.stamp = stamp ?? row.stamp;
    await tx.objectStore("outbox").put(named);
    own.push(named);
  }
  return own;
}

/** Of what the server had before, it says again only how it stands; its board tells the rest. */
function stateOf(outcome, stamp) {
  if (outcome === "quarantined") return "refused";
  if (outcome !== "duplicate") return outcome;
  return (stamp?.standing ?? "ok") === "ok" ? "accepted" : "refused";
}

function numberedRow(competition, { raw, sig, stamp }) {
  const { id, stream, kind } = JSON.parse(raw);
  return { competition, stream, seq: stamp.seq, id, kind, sha256: stamp.sha256, raw, sig, stamp };
}

function after(competition, stream, seq) {
  return IDBKeyRange.bound([competition, stream, seq], [competition, stream, []], true);
}
