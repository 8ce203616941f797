/** The words of the opening in force, by which the round's attempts count. */
import { operations } from "../../../store/replica.js";
import { openingIn } from "./opening.js";

/** @returns {object|null} body of the `round.open` that the board stands on */
export function openingOf(round, board) {
  return openingIn(operations(round.id), board)?.body ?? null;
}
