/** Taking a place at a competition, with the secret of an invite and a name; no account. */
import { addSeat } from "../store/seats.js";
import { api } from "./api.js";
import { syncNow } from "./sync.js";

/**
 * @param {string} secret as in the link or as typed; case, spaces and dashes do not matter
 * @param {string} name of who holds the phone
 * @returns {Promise<import('../store/seats.js').Seat>} the current seat from now on
 * @throws {import('./api.js').ApiError} `invite-unknown`, `invite-used-up`, `invite-expired`, `invite-revoked`, `offline`
 */
export async function joinWithSecret(secret, name) {
  const reply = await api.post("/api/join", { secret, name }, { token: null });
  return takeSeat(reply);
}

/** Keeps the place that a reply gives, and begins to exchange in its name. */
export async function takeSeat(reply) {
  const seat = await addSeat(reply);
  navigator.storage?.persist?.().catch(() => {}); // asked once a person has something to lose
  syncNow();
  return seat;
}
