/** Who is held up in a round, as this device knows it; worked out once for each board, however often it is drawn. */
import { operations } from "../../../store/replica.js";
import { heldUp } from "./heldUp.js";

const known = new WeakMap();

/** @returns {{what: string, people: {person: number, slots: number[]}[]}[]} see heldUp.js */
export function knownHeldUp(round, board) {
  if (!board) return [];
  if (!known.has(board)) {
    const cuts = (round.phases ?? []).map(({ attempts }) => attempts);
    known.set(board, heldUp(board, operations(round.id), cuts));
  }
  return known.get(board);
}
