/** One word for the connection: being offline is a state and no fault, being shut out needs a person. */

const shutOut = ["sign-in", "not-allowed", "device-revoked", "other-competition"];

/**
 * @param {import('../courier/state.js').CourierState} state
 * @returns {'unknown'|'connecting'|'connected'|'offline'|'refused'|'trouble'}
 */
export function connectionOf({ online, busy, error }) {
  if (error) return shutOut.includes(error) ? "refused" : "trouble";
  if (online === null) return busy ? "connecting" : "unknown";
  return online ? "connected" : "offline";
}
