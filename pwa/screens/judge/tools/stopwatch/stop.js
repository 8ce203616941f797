/** The judge's hand stops the stopwatch: what it said is kept for the keypad. */
import { now, since } from "../../../../parts/clock/now.js";
import { digitsOf } from "../../../../parts/clock/shown.js";
import { clockOf, keepClock } from "../../attempt/clocks.js";
import { digitsAtEnd } from "./limit.js";

export function stop(attempt) {
  const { start, cubes, limit } = clockOf("stopwatch", attempt);
  const digits = digitsAtEnd(since(start, now()), limit, digitsOf);
  keepClock("stopwatch", attempt, cubes ? { digits, cubes } : { digits });
}
