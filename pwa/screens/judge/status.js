/** Where a round stands: what this phone's own board says, before what the kit said when it was fetched. */
import { board } from "../../store/boards.js";

/** The format in force: a Delegate may have changed it since it was planned (2026 9p2a). */
export function formatOf(round) {
  return board(round.id).value?.round.format ?? round.format;
}

/** @returns {'not-open'|'open'|'closed'} */
export function statusOf(round) {
  if (round.status === "closed") return "closed";
  const told = board(round.id).value?.round.status;
  return told && told !== "not-open" ? told : round.status;
}
