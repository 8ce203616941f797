/** When something was, as the log writes it: minutes, seconds and tenths since the match was opened. */
import { minutesOf } from "../../../parts/clock/shown.js";

export function momentText(ms) {
  return `${minutesOf(ms)}.${Math.floor(ms / 100) % 10}`;
}
