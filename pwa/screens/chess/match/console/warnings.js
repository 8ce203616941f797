/** Whether this device warns of limits, and which of them is near. */
import { signal } from "@preact/signals";
import { loosen } from "../../../../parts/clock/announce.js";
import { recall, remember } from "../../../../store/preferences.js";

const KEY = "matside-chess-warnings";
const NEAR_MS = 5_000;
const LATE_MS = 2_000; // later than this a warning misleads, as after a locked screen
const OVER = ["lost", "part-time", "parry"];

/** @type {import('@preact/signals').Signal<boolean>} */
export const warns = signal(recall(KEY) !== "off");

export function setWarns(on) {
  warns.value = on;
  remember(KEY, on ? "on" : "off");
  if (on) loosen();
}

/** Whether a limit has its last seconds: not one that is as short itself. @param {number|null} ms left @param {number} whole its length in ms */
export function isNear(ms, whole) {
  return ms !== null && ms <= NEAR_MS && ms > 0 && whole > NEAR_MS;
}

/** @returns {{part: boolean, move: boolean}} which limit is near */
export function nearOf(face, { phase }, { part_seconds = 180, move_seconds = 20 }) {
  if (!face.runs) return { part: false, move: false };
  return {
    part: phase !== "PARRY" && isNear(face.part_ms, 1_000 * part_seconds),
    move: isNear(face.move_ms, 1_000 * (move_seconds ?? 0)),
  };
}

/**
 * The last limit that ran out.
 * @returns {{id: string, entry: object, late: boolean}|null} `id` tells it from every other of the match
 */
export function overOf({ log, as_of }) {
  const found = log.filter(({ what }) => OVER.includes(what));
  const entry = found.at(-1);
  if (!entry) return null;
  const times = entry.times ?? 1; // a further loss of the same turn is counted in the first entry
  return {
    id: `${found.length} ${entry.what} ${times}`,
    entry,
    late: times === 1 && as_of - entry.at_ms > LATE_MS,
  };
}
