/**
 * The judge's clocks of an attempt, kept on the device by their start: a locked, reloaded or restarted phone shows the true time; and what the timer
 * at the mat said of it, so that a reading outlasts the page. One of each kind and competitor; it is dropped with the attempt's entry.
 */
import { effect, signal } from "@preact/signals";
import { recall, remember, seatKey } from "../../../store/preferences.js";
import { seat } from "../../../store/seats.js";

const keyOf = (competition) => seatKey("clocks", competition);
const nameOf = (kind, { round, person }) => `${kind} ${round} ${person ?? ""}`;

/** @type {import('@preact/signals').Signal<Record<string, {slot?: number, start?: number, stopped?: number}>>} by kind, round and person */
const clocks = signal({});

effect(() => {
  const competition = seat.value?.competition;
  clocks.value = competition ? JSON.parse(recall(keyOf(competition)) ?? "{}") : {};
});

/**
 * @param {'inspection'|'stopwatch'|'timer'|'hour'} kind
 * @param {{round: string, person?: number, slot?: number}} attempt
 * @returns {{start?: number, stopped?: number, limit?: number, cubes?: number}|null} what is kept of it
 */
export function clockOf(kind, attempt) {
  const kept = clocks.value[nameOf(kind, attempt)];
  return kept && kept.slot === attempt.slot ? kept : null;
}

/** @param {object|null} clock null forgets it */
export function keepClock(kind, attempt, clock) {
  const { [nameOf(kind, attempt)]: _, ...others } = clocks.peek();
  const kept = clock && { [nameOf(kind, attempt)]: { ...clock, slot: attempt.slot } };
  clocks.value = { ...others, ...kept };
  remember(keyOf(seat.peek().competition), JSON.stringify(clocks.value));
}

/** Forgets what clocks said of an attempt, once it is entered. */
export function dropClocks(attempt) {
  for (const kind of ["inspection", "stopwatch", "timer"])
    if (clockOf(kind, attempt)) keepClock(kind, attempt, null);
}

/** An entry with what the clocks have measured of the attempt and the judge has not typed otherwise. */
export function withMeasured(entry, { inspection, stopwatch }) {
  const changed = { ...entry };
  if (inspection?.stopped !== undefined) changed.inspection_ms = inspection.stopped;
  if (stopwatch?.digits && !entry.digits && !entry.time) {
    if ("active" in entry) {
      changed.time = stopwatch.digits;
      changed.attempted = entry.attempted || `${stopwatch.cubes}`;
    } else Object.assign(changed, { digits: stopwatch.digits, stopwatch: true });
  }
  return changed;
}
