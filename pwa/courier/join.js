/** Taking a place at a competition, with the secret of an invite and a name; no account. */
import { addSeat } from "../store/seats.js";
import { api } from "./api.js";

/**
 * @param {string} secret as in the link or as typed; case, spaces and dashes do not matter
 * @param {string} name of who holds the phone
 * @returns {Promise<import('../store/seats.js').Seat>} the current seat from now on
 * @throws {import('./api.js').ApiError} `invite-unknown`, `invite-used-up`, `invite-expired`, `invite-revoked`, `offline`
 */
export async function joinWithSecret(secret, name) {
  return addSeat(await api.post("/api/join", { secret, name }, { token: null }));
}
