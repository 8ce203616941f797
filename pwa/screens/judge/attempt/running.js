/** The attempt that is being done at this phone, kept on the device: a locked, reloaded or restarted phone still knows it. It holds no time. */
import { effect, signal } from "@preact/signals";
import { recall, remember, seatKey } from "../../../store/preferences.js";
import { seat } from "../../../store/seats.js";

const keyOf = (competition) => seatKey("attempt", competition);

/** @type {import('@preact/signals').Signal<{round: string, person: number, slot: number}|null>} of the current competition */
export const running = signal(null);

effect(() => {
  const competition = seat.value?.competition;
  running.value = competition ? JSON.parse(recall(keyOf(competition)) ?? "null") : null;
});

/** @param {{round: string, person: number, slot: number}|null} attempt null when it is over */
export function setRunning(attempt) {
  remember(keyOf(seat.peek().competition), JSON.stringify(attempt));
  running.value = attempt;
}

/** @returns {{round: string, person: number, slot: number}|null} the attempt under way, if it is this competitor's in this round */
export function runningOf(round, person) {
  const { value } = running;
  return value?.round === round.id && value.person === person ? value : null;
}
