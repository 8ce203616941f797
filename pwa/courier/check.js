/** After an exchange phone and server compare digests (I3); a stream that differs is reported and fetched once more from its beginning. */
import { version } from "virtual:rules-version";
import { boardDigest, refold } from "../store/boards.js";
import { logDigest } from "../store/digest.js";
import { unsent } from "../store/outbox.js";
import { fetchAgain, noteHealed } from "../store/progress.js";
import { streamOf } from "../store/replica.js";
import { courier, tell } from "./state.js";

const compared = new Map(); // stream → what was found equal
const fetched = new Map(); // stream → the server's digests for which it was fetched again

/**
 * @param {string} competition
 * @param {{digests: Record<string, {log: string, state: string}>, rules_version: string}} reply
 * @returns {Promise<boolean>} whether a stream is now to be fetched again
 */
export async function checkDigests(competition, reply) {
  let again = false;
  for (const [name, theirs] of Object.entries(reply.digests ?? {})) {
    const equal = await agrees(competition, name, theirs, reply.rules_version);
    if (equal === null) continue;
    mark(name, equal);
    const key = `${competition}/${name}`;
    const digests = `${theirs.log} ${theirs.state}`;
    if (equal) {
      if (fetched.delete(key)) await noteHealed(competition);
    } else if (fetched.get(key) !== digests) {
      fetched.set(key, digests);
      await fetchAgain(competition, name);
      await refold(competition, name);
      again = true;
    }
  }
  return again;
}

/** @returns {Promise<boolean|null>} null while entries wait here: the server cannot know them yet */
async function agrees(competition, name, theirs, rulesVersion) {
  const stream = await streamOf(competition, name).load();
  const state = rulesVersion === version ? await boardDigest(competition, name) : null;
  if (unsent.peek() > 0 || stream.offered.size > 0) return null;
  const known = `${stream.version.peek()} ${state} ${theirs.log} ${theirs.state}`;
  const key = `${competition}/${name}`;
  if (compared.get(key) === known) return true;
  const log = await logDigest(stream.entries());
  const equal = log === theirs.log && (state === null || state === theirs.state);
  if (equal) compared.set(key, known);
  return equal;
}

function mark(name, equal) {
  const { differs } = courier.peek();
  if (differs.includes(name) !== equal) return;
  tell({ differs: equal ? differs.filter((one) => one !== name) : [...differs, name].sort() });
}
