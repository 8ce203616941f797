/** Which sentence tells why joining failed; whatever is not known by name is the server's trouble. */
const known = ["offline", "invite-unknown", "invite-used-up", "invite-expired", "invite-revoked"];

/** @param {{code?: string}} error of the courier @returns {string} the end of `join-failed-…` */
export function failureOf(error) {
  return known.includes(error.code) ? error.code : "server";
}
