/** The station that this phone stands at, kept on the device: a round, one of its groups, and what the station is called. */
import { effect, signal } from "@preact/signals";
import { recall, remember, seatKey } from "../../../store/preferences.js";
import { seat } from "../../../store/seats.js";

const keyOf = (competition) => seatKey("station", competition);

/**
 * @typedef {{round: string, group: string|null, name: string, passed: number[]}} Station `group` null: everybody of the round;
 * `passed`: who was offered here and not taken
 * @type {import('@preact/signals').Signal<Station|null>} of the current competition
 */
export const station = signal(null);

effect(() => {
  const competition = seat.value?.competition;
  station.value = competition ? JSON.parse(recall(keyOf(competition)) ?? "null") : null;
});

/** @param {Station|null} chosen null: this phone goes where it is needed */
export function setStation(chosen) {
  remember(keyOf(seat.peek().competition), JSON.stringify(chosen));
  station.value = chosen;
}

/** Somebody goes to this station: who was `offered` instead, if anybody, is no longer the first to be offered here. */
export function taken(person, offered) {
  const here = station.peek();
  const passed = here.passed.filter((one) => one !== person && one !== offered);
  setStation({ ...here, passed: offered && offered !== person ? [...passed, offered] : passed });
}

/** @returns {Station|null} the station, if it is one of this round */
export function stationAt(round) {
  return station.value?.round === round.id ? station.value : null;
}
