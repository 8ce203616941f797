/**
 * What the timer said while somebody only tried it is not of the attempt: hands test a timer before they begin (A3b1). The beginning
 * of the inspection says so, or the judge. While a time stands on the timer nothing is let go by itself: it may be the attempt's.
 */
import { useEffect, useRef } from "preact/hooks";
import { clockOf, keepClock } from "../../attempt/clocks.js";
import { anew, isTaken, timer } from "./follow.js";
import { untimed } from "./kept.js";

/** @returns {() => void} for the judge who says that the timer was only tried */
export function useTried(attempt, onEntry) {
  const tried = () => {
    anew();
    keepClock("timer", attempt, null);
    onEntry(untimed);
  };

  const start = clockOf("inspection", attempt)?.start;
  const before = useRef(start);
  useEffect(() => {
    const begins = before.current === undefined && start !== undefined;
    before.current = start;
    if (begins && !isTaken() && timer.peek().model.state !== "stopped") tried();
  }, [start]);

  return tried;
}
