/** What tells one state of a round's seats from another: on two phones that are held side by side, and on paper. */
import { hex } from "../../../store/digest.js";
import { sha256Of } from "../../../store/sha256.js";

const LETTERS = 4;

/**
 * Four characters that are the same on every device with the same seats, and nearly always others after a change.
 * @param {{round: number, tables: {table: number, seats: {seat: number, person: number|null}[]}[]}} seating
 */
export function markOf({ round, tables }) {
  const seats = tables.flatMap(({ table, seats }) =>
    seats.map(({ seat, person }) => `${table}.${seat}.${person ?? ""}`),
  );
  const bytes = new TextEncoder().encode(`${round}|${seats.join("|")}`);
  return hex(sha256Of(bytes)).slice(0, LETTERS).toUpperCase();
}

/** The revision of a draw's seats: 1 as drawn, and one more for everybody who was moved since. @param {{seats: {moved: boolean}[]}} draw */
export function revisionOf(draw) {
  return 1 + draw.seats.filter(({ moved }) => moved).length;
}
