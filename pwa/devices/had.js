/** Whether this device had a timer: all that a first screen may know of devices. */
import { recall } from "../store/preferences.js";

/** Under which `remembered.js` keeps which. */
export const TIMERS = "matside-timers";

export function hadTimer() {
  return (recall(TIMERS) ?? "{}") !== "{}";
}
