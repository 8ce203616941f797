/** The words of the opening in force, by which the round's attempts count. */
import { operations } from "../../../store/replica.js";

/** @returns {object|null} body of the `round.open` that the board stands on */
export function openingOf(round, board) {
  const opened = board?.round.open;
  return operations(round.id).find(({ op }) => op.id === opened)?.op.body ?? null;
}
