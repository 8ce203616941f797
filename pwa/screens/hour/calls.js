/** The calls of the hour by edition, and the link that hands its start to another phone. */
import { t } from "../../words/words.js";

export const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const FRAGMENT = /^#start=(\d{12,14})$/;

/**
 * @param {{minute: number, key: string}[]} calls `fewest.calls` of `event.rules`
 * @returns {{ms: number, minute: number, word: string, strong: boolean}[]} with their words; the last minute's ends the hour
 */
export function callsOf(calls) {
  return calls.map(({ minute, key }) => ({
    ms: minute * MINUTE_MS,
    minute,
    word: t(`hour-call-${key}`, { minute }),
    strong: minute * MINUTE_MS >= HOUR_MS,
  }));
}

/** The address that carries a start to another phone. */
export function linkOf(address, start) {
  return `${address.replace(/#.*/, "")}#start=${Math.round(start)}`;
}

/** @returns {number|null} the start that an address carries */
export function startIn(fragment) {
  const found = FRAGMENT.exec(fragment);
  return found ? Number(found[1]) : null;
}
