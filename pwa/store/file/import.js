/**
 * Takes in the file of another device. What is new here waits to be handed over to the server, which proves each by its signature; what cannot be proven
 * is kept and shown to the delegate (I5). What is here already is left alone.
 */
import { announce } from "../channel.js";
import { bytesOf } from "../copies.js";
import { beginningWith, connected, transact } from "../db.js";
import { sha256 } from "../digest.js";
import { storeError } from "../errors.js";
import { reload } from "../replica.js";
import { allSeats } from "../seats.js";
import { parseFile, readEnvelope } from "./format.js";

/** The role of an author whom the kit does not name, as the server calls it: no table grants it anything. */
const STRANGER = "stranger";

/**
 * @typedef {object} Taken what became of one competition's part
 * @property {string} id
 * @property {string} name
 * @property {boolean} joined whether this device has a place there; without one nothing is taken, because it could not be handed over
 * @property {number} added
 * @property {number} unsigned how many of those nobody can prove
 * @property {number} known how many were here before
 * @property {number} unreadable how many are no operations
 */

/**
 * @param {string} text of the file
 * @returns {Promise<Taken[]>} once all is on the disk
 * @throws {import('./format.js').FileError|import('../errors.js').StoreError} of a competition all is taken, or nothing
 */
export async function importFile(text) {
  const file = parseFile(text);
  const places = (await allSeats()).filter((seat) => !seat.left);
  const taken = [];
  for (const part of file.competitions) {
    const joined = places.some(({ competition }) => competition === part.id);
    taken.push(joined ? await takeIn(part) : { ...nothing(part), joined });
  }
  return taken;
}

async function takeIn({ id, name, operations }) {
  const envelopes = operations.map((one) => readEnvelope(one ?? undefined));
  const readable = envelopes.filter(Boolean);
  const roleOf = await rolesOf(id);
  const rows = await Promise.all(readable.map((envelope) => rowOf(id, envelope, roleOf)));
  const fresh = await transact(["outbox", "operations", "offers"], (tx) => add(tx, id, rows)).catch(
    (error) => {
      throw storeError(error);
    },
  );
  if (fresh.length) {
    await reload(id);
    announce({ what: "operations", competition: id });
  }
  return {
    ...nothing({ id, name }),
    joined: true,
    added: fresh.length,
    unsigned: fresh.filter((row) => !row.sig).length,
    known: rows.length - fresh.length,
    unreadable: operations.length - rows.length,
  };
}

function nothing({ id, name }) {
  return { id, name: name ?? id, joined: false, added: 0, unsigned: 0, known: 0, unreadable: 0 };
}

/** Stamps in a file prove nothing, so until the server has spoken a row counts as the server would take it: by role and by signature. */
async function rowOf(competition, { op, raw, sig }, roleOf) {
  return {
    competition,
    id: op.id,
    stream: op.stream,
    kind: op.kind,
    sha256: await sha256(raw),
    raw,
    sig,
    role: roleOf.get(op.device) ?? STRANGER,
    standing: sig ? "ok" : "unsigned-relay",
  };
}

async function rolesOf(competition) {
  const kept = await connected((db) => db.get("kits", competition));
  return new Map((kept?.kit.devices ?? []).map(({ device, role }) => [device, role]));
}

/** @returns {Promise<object[]>} the rows that were not here */
async function add(tx, competition, rows) {
  const here = await Promise.all([
    tx.objectStore("outbox").index("stream").getAll(beginningWith(competition)),
    tx.objectStore("operations").getAll(beginningWith(competition)),
    tx.objectStore("offers").getAll(beginningWith(competition)),
  ]);
  const known = new Set(here.flat().map(bytesOf));
  const fresh = rows.filter((row) => !known.has(bytesOf(row)) && known.add(bytesOf(row)));
  await Promise.all(fresh.map((row) => tx.objectStore("offers").put(row)));
  return fresh;
}
