/** What is kept of an attempt from what the timer at the mat says: its reading with the packets that said it, and what was noticed. */
import { centiseconds } from "../../../../parts/keypad/digits.js";
import { digitsOf } from "../../entry/entry.js";

/** Less than this is no result (9f1): 0.00 stands on no scorecard. */
const LEAST_MS = 10;
/** Timer and stopwatch that stop together differ by a hand's delay; by more they did not stop at the same moment. */
const TOGETHER_MS = 2_000;
/** What is worth keeping though no time came of it. */
const TELLING = new Set(["signal-lost", "ran-backwards", "jumped", "started-twice", "reset-early"]);

/**
 * @param {object|null} kept what is kept so far: `{source, reading_ms?, digits?, packets, flags}`
 * @param {{source: string|null, model: {offer: object|null, flags: string[]}}} timer the station's, see devices/station
 * @param {{start?: number, digits?: string}|null} [stopwatch] the judge's stopwatch of this attempt
 * @returns {object|null} what is kept now; `digits` are there where the reading may fill the entry by itself
 */
export function keptAfter(kept, { source, model: { offer, flags } }, stopwatch) {
  const same = !offer || kept?.reading_ms === undefined || kept.reading_ms === offer.reading_ms;
  const before = same ? (kept?.flags ?? []) : [];
  if (offer) {
    const all = [...new Set([...before, ...offer.flags, ...flags])];
    const { reading_ms, packets } = offer;
    const fills = reading_ms >= LEAST_MS && !stoppedElsewhere(reading_ms, stopwatch);
    const digits = fills ? { digits: digitsOf(reading_ms) } : {};
    return { source, reading_ms, ...digits, packets, flags: all };
  }
  const all = [...new Set([...before, ...flags.filter((flag) => TELLING.has(flag))])];
  if (!kept && all.length === 0) return null;
  return { ...(kept ?? { source, packets: [] }), flags: all };
}

/** Whether the stopwatch had ended the attempt at another moment (B5b): then a person says whose time it is. */
function stoppedElsewhere(readingMs, stopwatch) {
  if (!stopwatch?.digits) return false;
  return Math.abs(centiseconds(stopwatch.digits) * 10 - readingMs) > TOGETHER_MS;
}

/** Whether a reading is none that a scorecard could have (A6b1). */
export function isNoResult({ reading_ms }) {
  return reading_ms !== undefined && reading_ms < LEAST_MS;
}

/** *12.678*, *1:08.169*: all that the timer sent, of one that sends hundredths those. */
export function wholeOf({ reading_ms: ms, packets }) {
  const seconds = `${Math.floor(ms / 1000) % 60}`;
  const minutes = Math.floor(ms / 60_000);
  const rest = String(ms % 1000).padStart(3, "0");
  const places = packets.at(-1)?.length === HUNDREDTHS_HEX ? 2 : 3;
  const whole = minutes ? `${minutes}:${seconds.padStart(2, "0")}` : seconds;
  return `${whole}.${rest.slice(0, places)}`;
}

/** Two digits a byte of a packet with five digits of time. */
const HUNDREDTHS_HEX = 18;

/**
 * An entry with what is kept of the timer. A new reading comes before a stopwatch's (A1b2) and after what a person has typed; of two that the timer
 * sent the last counts.
 */
export function withTimer(entry, { slot, digits, ...said }) {
  const timer = { ...said, writes };
  const fills = digits && said.reading_ms !== entry.timer?.reading_ms;
  const free = !entry.digits || entry.stopwatch || typesReading(entry);
  if (!fills || !free) return { ...entry, timer };
  const { stopwatch, ...others } = entry;
  return { ...others, digits, timer };
}

/** Whether the digits are those of the timer: its thousandth is not typed. */
export function typesReading({ digits, stopwatch, timer }) {
  const read = timer?.reading_ms;
  return Boolean(digits) && !stopwatch && centiseconds(digits) === Math.floor(read / 10);
}

/**
 * Into the body of an entry goes the reading in whole milliseconds, as it was sent (I9), and the packets. Digits that the judge types otherwise are the
 * judge's word. What was never started was not timed.
 */
function writes(body, entry) {
  if (entry.ruling === "dns") return;
  const { reading_ms, source, packets, flags } = entry.timer;
  const own = typesReading(entry);
  const otherwise = !own && reading_ms !== undefined;
  if (own) body.reading_ms = reading_ms;
  body.timer = { source, packets, flags: otherwise ? [...flags, "typed-otherwise"] : flags };
}

/** An entry that takes the timer's time again, whatever stood there. */
export function taking({ stopwatch, ...entry }) {
  return { ...entry, digits: digitsOf(entry.timer.reading_ms) };
}

/** An entry without what the timer said; what the judge has typed otherwise stays. */
export function untimed(entry) {
  const { timer, ...others } = entry;
  return typesReading(entry) ? { ...others, digits: "" } : others;
}
