/** Whether a stopwatch is used in a round: beside the timer from a limit on (A1b), for blindfolded events (B1d), alone for multi-blind (H1b). */
import { reaches } from "../../../../parts/clock/over.js";

export function hasStopwatch({ metric, timer, stopwatch }, { limit_cs: limit }) {
  if (metric === "moves") return false; // one clock for the room, see screens/hour
  if (timer !== "stackmat") return true;
  return Boolean(limit) && reaches(stopwatch.compared, limit, stopwatch.limit_cs);
}
