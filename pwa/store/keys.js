/**
 * The key that a seat signs with (ECDSA P-256): made here, and never readable, not even by this app. Keys have a database of their own, so that
 * a browser that cannot keep them still keeps entries, and an older app in another tab goes on undisturbed. A seat without a key loses nothing:
 * its entries go by its token alone. Hence nothing here ever throws.
 */
import { openDB } from "idb";
import { base64url } from "./base64url.js";

const NAME = "matside-keys";
const KIND = { name: "ECDSA", namedCurve: "P-256" };
const SIGNING = { name: "ECDSA", hash: "SHA-256" };
const encoder = new TextEncoder();

/** @returns {Promise<string|null>} the public key of a new pair: its point (65 bytes) in base64url; null where none can be made, kept and used */
export function makeKey() {
  return orNull(async () => {
    const { privateKey, publicKey } = await crypto.subtle.generateKey(KIND, false, [
      "sign",
      "verify",
    ]);
    const id = base64url(await crypto.subtle.exportKey("raw", publicKey));
    await inKeys((db) => db.put("keys", { id, privateKey, publicKey }));
    if (await orNull(() => comesBack(id))) return id;
    return forgetKey(id);
  });
}

/** Some browsers take a key and give back nothing, or one that does not work. */
async function comesBack(id) {
  const kept = await keptKey(id);
  const text = encoder.encode(id);
  const signature = await crypto.subtle.sign(SIGNING, kept.privateKey, text);
  return crypto.subtle.verify(SIGNING, kept.publicKey, signature, text);
}

/** Forgets a key; what it has signed stays signed. @param {string|null} id @returns {Promise<null>} */
export async function forgetKey(id) {
  if (id) await orNull(() => inKeys((db) => db.delete("keys", id)));
  return null;
}

/**
 * Signs what is not signed yet.
 * @template {{raw: string, sig?: string}} Row
 * @param {string|null|undefined} id the key of the seat that made the rows
 * @param {Row[]} rows
 * @returns {Promise<Row[]>} the same rows in their order, with `sig`: base64url of r‖s over the bytes of `raw`; without it where that fails
 */
export async function signed(id, rows) {
  if (!id || rows.every((row) => row.sig)) return rows;
  const kept = await orNull(() => keptKey(id));
  if (!kept) return rows;
  return Promise.all(
    rows.map(async (row) => {
      const sig = row.sig ?? (await orNull(() => sign(kept.privateKey, row.raw)));
      return sig ? { ...row, sig } : row;
    }),
  );
}

async function sign(key, raw) {
  return base64url(await crypto.subtle.sign(SIGNING, key, encoder.encode(raw)));
}

function keptKey(id) {
  return inKeys((db) => db.get("keys", id));
}

/** Keys are asked for once an exchange at most: no connection is held that a later version would have to wait for. */
async function inKeys(work) {
  const db = await openDB(NAME, 1, {
    upgrade: (fresh) => fresh.createObjectStore("keys", { keyPath: "id" }),
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

async function orNull(work) {
  try {
    return await work();
  } catch {
    return null;
  }
}
