/** Which kind of operation an entry is: a record, and after sign-off or in a dispute a change to be decided. */

/** Roles whose change after sign-off may count at once, if their edition says so; of everybody else it is a proposal. */
const correctors = ["delegate", "head-judge"];

export function kindFor(slot, role) {
  if (!slot.confirmed && slot.status !== "disputed") return "attempt.record";
  return correctors.includes(role) ? "attempt.correct" : "attempt.propose";
}
