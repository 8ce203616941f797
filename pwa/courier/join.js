/** Taking a place at a competition: with the secret of an invite and a name, no account. The place gets a key of its own where this browser keeps one. */
import { forgetKey, makeKey } from "../store/keys.js";
import { addSeat } from "../store/seats.js";
import { api } from "./api.js";

/**
 * @param {string} secret as in the link or as typed; case, spaces and dashes do not matter
 * @param {string} name of who holds the phone
 * @returns {Promise<import('../store/seats.js').Seat>} the current seat from now on
 * @throws {import('./api.js').ApiError} `invite-unknown`, `invite-used-up`, `invite-expired`, `invite-revoked`, `offline`
 */
export function joinWithSecret(secret, name) {
  return takePlace("/api/join", { secret, name });
}

/**
 * The first organizer's place, at the competition that the file makes.
 * @param {{secret: string, name: string, edition: string, wcif: object}} asked
 * @returns {Promise<import('../store/seats.js').Seat>} the current seat from now on
 * @throws {import('./api.js').ApiError} as for an invite, and `wcif-invalid` with the place in the file as its `field`
 */
export function startCompetition(asked) {
  return takePlace("/api/competitions", asked);
}

async function takePlace(path, asked) {
  const key = await makeKey();
  try {
    const { reply, taken } = await ask(path, asked, key);
    if (!taken) await forgetKey(key);
    return await addSeat(reply, taken ? key : null);
  } catch (error) {
    await forgetKey(key);
    throw error;
  }
}

/** A server that does not take the key is asked for a place without one. */
async function ask(path, asked, key) {
  const post = (body) => api.post(path, body, { token: null });
  if (!key) return { reply: await post(asked), taken: false };
  try {
    return { reply: await post({ ...asked, public_key: key }), taken: true };
  } catch (error) {
    if (error.field !== "public_key") throw error;
    return { reply: await post(asked), taken: false };
  }
}
