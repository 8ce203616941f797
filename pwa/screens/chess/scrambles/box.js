/**
 * Scrambles in a box that the scramblers' phones can open and nobody else: not the server, not the players, not who made them, once they are made.
 * The set is encrypted with a key of its own (AES-GCM, 256 bits); that key is wrapped for each scrambler with a secret that a fresh pair of this box
 * shares with the scrambler's key (ECDH P-256, HKDF-SHA-256). What the box is for is bound into both, so that it opens as nothing else.
 */
import { base64url } from "../../../store/base64url.js";
import { bytesOf } from "./bytes.js";

const CURVE = { name: "ECDH", namedCurve: "P-256" };
const VERSION = 1;
const IV_BYTES = 12;
const encoder = new TextEncoder();

/** What a box says when it does not open. @property {'not-for-me'|'damaged'|'newer'} code */
export class BoxError extends Error {
  constructor(code) {
    super(code);
    this.name = "BoxError";
    this.code = code;
  }
}

/** @returns {Promise<CryptoKeyPair>} a scrambler's pair; its private half never leaves the browser that made it */
export function makePair() {
  return crypto.subtle.generateKey(CURVE, false, ["deriveBits"]);
}

/** @returns {Promise<string>} the public half: its point (65 bytes) in base64url */
export async function publicHalf({ publicKey }) {
  return base64url(await crypto.subtle.exportKey("raw", publicKey));
}

/**
 * @param {{of: string, cycle: number}} what the match or round that the set is for, and which of its sets
 * @param {string[]} scrambles cover by cover
 * @param {{device: number|string, key: string}[]} readers with the public halves of their keys
 * @returns {Promise<{v: number, from: string, iv: string, data: string, to: {device: number|string, iv: string, key: string}[]}>}
 */
export async function seal(what, scrambles, readers) {
  const own = await makePair();
  const raw = crypto.getRandomValues(new Uint8Array(32));
  const content = await aes(raw, ["encrypt"]);
  const text = encoder.encode(JSON.stringify(scrambles));
  const to = [];
  for (const { device, key } of readers) {
    const wrapping = await shared(own.privateKey, key, what, ["encrypt"]);
    const wrapped = await encrypt(wrapping, raw, what);
    to.push({ device, iv: wrapped.iv, key: wrapped.data });
  }
  return { v: VERSION, from: await publicHalf(own), ...(await encrypt(content, text, what)), to };
}

/**
 * @param {object} box as `seal` made it
 * @param {{of: string, cycle: number}} what it is for
 * @param {{device: number|string, pair: CryptoKeyPair}} reader
 * @returns {Promise<string[]>} the scrambles, cover by cover
 * @throws {BoxError} `not-for-me`, `damaged`, or `newer`: made by a later version
 */
export async function unseal(box, what, { device, pair }) {
  if (box?.v > VERSION) throw new BoxError("newer");
  const mine = box?.to?.find((one) => one.device === device);
  if (!mine) throw new BoxError("not-for-me");
  try {
    const wrapping = await shared(pair.privateKey, box.from, what, ["decrypt"]);
    const raw = await decrypt(wrapping, { iv: mine.iv, data: mine.key }, what);
    const text = await decrypt(await aes(raw, ["decrypt"]), box, what);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    throw new BoxError("damaged");
  }
}

/** The key that two halves share, for this purpose alone. */
async function shared(privateKey, theirs, what, uses) {
  const key = await crypto.subtle.importKey("raw", bytesOf(theirs), CURVE, false, []);
  const secret = await crypto.subtle.deriveBits({ name: "ECDH", public: key }, privateKey, 256);
  const stock = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const way = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: purpose(what) };
  return crypto.subtle.deriveKey(way, stock, { name: "AES-GCM", length: 256 }, false, uses);
}

function aes(raw, uses) {
  return crypto.subtle.importKey("raw", raw, "AES-GCM", false, uses);
}

async function encrypt(key, bytes, what) {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = await crypto.subtle.encrypt(bound(iv, what), key, bytes);
  return { iv: base64url(iv), data: base64url(data) };
}

function decrypt(key, { iv, data }, what) {
  return crypto.subtle.decrypt(bound(bytesOf(iv), what), key, bytesOf(data));
}

const bound = (iv, what) => ({ name: "AES-GCM", iv, additionalData: purpose(what) });
const purpose = ({ of, cycle }) => encoder.encode(`matside scrambles ${of} ${cycle}`);
