/** Whether this device had a timer: all that a first screen may know of devices. */
import { recall, remember } from "../store/preferences.js";

const KEY = "matside-timers";

/** @returns {{[place: string]: {source: string, baud?: number, name?: string}}} what was connected last, by place */
export function rememberedTimers() {
  try {
    return JSON.parse(recall(KEY)) ?? {};
  } catch {
    return {};
  }
}

/** @param {string} place  @param {{source: string}|null} choice null forgets the place */
export function rememberTimer(place, choice) {
  const { [place]: _, ...others } = rememberedTimers();
  remember(KEY, JSON.stringify(choice ? { ...others, [place]: choice } : others));
}

export function hadTimer() {
  return Object.keys(rememberedTimers()).length > 0;
}
