/**
 * The pair with which this phone opens boxes of scrambles, one a seat. It has a database of its own, like the keys that sign: an older tab of the app
 * goes on undisturbed. Where a browser cannot keep such a key the phone is no scrambler's, and the screen says so.
 */
import { openDB } from "idb";
import { makePair, publicHalf } from "./box.js";

const NAME = "matside-scramblers";

/** @param {{id: string}} seat @returns {Promise<CryptoKeyPair|null>} null where none was made, or none can be kept */
export async function myPair(seat) {
  return (await inKeys((db) => db.get("pairs", seat.id)).catch(() => undefined))?.pair ?? null;
}

/** @returns {Promise<string>} the public half of this seat's pair, made now where there is none; rejects where it cannot be kept */
export async function myPublicKey(seat) {
  const kept = await myPair(seat);
  if (kept) return publicHalf(kept);
  const pair = await makePair();
  await inKeys((db) => db.put("pairs", { seat: seat.id, pair }));
  return publicHalf((await inKeys((db) => db.get("pairs", seat.id))).pair);
}

async function inKeys(work) {
  const db = await openDB(NAME, 1, {
    upgrade: (fresh) => fresh.createObjectStore("pairs", { keyPath: "seat" }),
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}
