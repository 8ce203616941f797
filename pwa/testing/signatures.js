/** Signatures as a server checks them, with nothing but the public point. */
const KIND = { name: "ECDSA", namedCurve: "P-256" };
const SIGNING = { name: "ECDSA", hash: "SHA-256" };
const { subtle } = crypto;

/** @returns {Promise<boolean>} whether `sig` is the key's signature over the bytes of `raw`; both in base64url */
export async function verifies(point, raw, sig) {
  const bytes = Buffer.from(point, "base64url");
  const key = await subtle.importKey("raw", bytes, KIND, true, ["verify"]);
  return subtle.verify(SIGNING, key, Buffer.from(sig, "base64url"), Buffer.from(raw));
}
