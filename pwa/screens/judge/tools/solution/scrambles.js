/** The scrambles that were typed on this phone: one for each attempt of a round, for all of its competitors. */
import { recall, remember, seatKey } from "../../../../store/preferences.js";
import { seat } from "../../../../store/seats.js";

const key = () => seatKey("scrambles", seat.peek().competition);
const all = () => JSON.parse(recall(key()) ?? "{}");

/** @param {{round?: string, slot?: number}} attempt without a round or a slot nothing is kept */
export function scrambleOf({ round, slot }) {
  return (round && slot && all()[`${round} ${slot}`]) || "";
}

export function keepScramble({ round, slot }, scramble) {
  if (round && slot) remember(key(), JSON.stringify({ ...all(), [`${round} ${slot}`]: scramble }));
}
