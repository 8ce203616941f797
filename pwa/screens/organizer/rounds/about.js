/** What this device knows of a round, for whoever shows it or acts on it. */
import { board } from "../../../store/boards.js";
import { kit } from "../../../store/kit.js";
import { whyNotOpen } from "./opening.js";
import { roundStatus } from "./progress.js";

const boardOf = (round) => board(round.id).value;
const statusOf = (round) => roundStatus(round, boardOf(round));

/** `{round, status, why, board}`: the kit's round, whether it is open, why it may not be opened, its board or null. */
export function aboutRound(round) {
  const status = statusOf(round);
  const why = status === "not-open" ? whyNotOpen(kit.value, round, statusOf, boardOf) : null;
  return { round, status, why, board: boardOf(round) };
}
