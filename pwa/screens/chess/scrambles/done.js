/** Which covers of a set this phone's scrambler has ticked: both cubes are scrambled and lie under their covers. */
import { recall, remember, seatKey } from "../../../store/preferences.js";
import { seat } from "../../../store/seats.js";

/** @returns {number[]} covers from 1, in order */
export function doneCovers(of, cycle) {
  return read()[`${of} ${cycle}`] ?? [];
}

/** @param {boolean} done whether both cubes of this cover are ready */
export function tickCover(of, cycle, cover, done) {
  const others = doneCovers(of, cycle).filter((one) => one !== cover);
  const covers = done ? [...others, cover].sort() : others;
  remember(key(), JSON.stringify({ ...read(), [`${of} ${cycle}`]: covers }));
}

function read() {
  try {
    return JSON.parse(recall(key()) ?? "{}");
  } catch {
    return {};
  }
}

const key = () => seatKey("covers", seat.peek()?.competition);
