/** Which timers this device had, so that they are there by themselves. */
import { recall, remember } from "../store/preferences.js";
import { TIMERS } from "./had.js";

/** @returns {{[place: string]: {source: string, baud?: number, name?: string}}} what was connected last, by place */
export function rememberedTimers() {
  try {
    return JSON.parse(recall(TIMERS)) ?? {};
  } catch {
    return {};
  }
}

/** @param {string} place  @param {{source: string}|null} choice null forgets the place */
export function rememberTimer(place, choice) {
  const { [place]: _, ...others } = rememberedTimers();
  remember(TIMERS, JSON.stringify(choice ? { ...others, [place]: choice } : others));
}
