/** Where a round stands: what this phone's own board says, before what the kit said when it was fetched. */
import { board } from "../../store/boards.js";

/** @returns {'not-open'|'open'|'closed'} */
export function statusOf(round) {
  if (round.status === "closed") return "closed";
  const told = board(round.id).value?.round.status;
  return told && told !== "not-open" ? told : round.status;
}
