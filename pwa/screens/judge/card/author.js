/** Who held the phone when an entry was made: a name or a badge number, null where nobody was named. */
import { operations } from "../../../store/replica.js";

/** @param {string|null} id of the operation @returns {string|null} */
export function authorOf(stream, id) {
  return (id && operations(stream).find(({ op }) => op.id === id)?.op.by) || null;
}
