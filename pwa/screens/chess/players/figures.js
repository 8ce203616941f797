/** Times as the players' view shows them, to be read from two metres. */
import { hundredthsOf, minutesOf, tenthsOf } from "../../../parts/clock/shown.js";

const SOON_MS = 10_000;

/** What is left: whole seconds that have begun, in the last ten with tenths; below nought (a clock that runs on) with its sign. */
export function leftText(ms) {
  if (ms < 0) return `−${minutesOf(-ms)}`;
  if (ms < SOON_MS) return tenthsOf(ms);
  return minutesOf(Math.ceil(ms / 1000) * 1000);
}

/** A solve under way, in tenths. */
export function runningText(ms) {
  return ms < 60_000 ? tenthsOf(ms) : `${minutesOf(ms)}.${Math.floor(ms / 100) % 10}`;
}

/** @param {number} cs hundredths of a second, −1 a DNF */
export function solveText(cs) {
  if (cs < 0) return "DNF";
  return cs < 6000 ? hundredthsOf(10 * cs).replace(/^0:0?/, "") : hundredthsOf(10 * cs);
}

/** A player's part of `replay.cube`, with the running time of the face. @returns {string|null} null while it has not begun */
export function cubeText({ result_cs, verdict, cs }, running_ms) {
  if (result_cs !== null)
    return verdict === "plus2" ? `${solveText(result_cs)} (+2)` : solveText(result_cs);
  if (cs !== null) return solveText(cs);
  return running_ms === null ? null : runningText(running_ms);
}
