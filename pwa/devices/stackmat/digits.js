/**
 * What the digits do, packet by packet: stand, run, fall, jump, or return to zero. Letters start and stop nothing.
 *
 * A checksum that is a sum lets some disturbed packets pass. So one packet that does not fit is only doubted: the next
 * either fits what was before, and the doubt is gone, or goes on from it, and it is believed. A time that fits may be wrong
 * too: when the next is earlier than it but goes on from the time before it, that one is left out. Two wrong packets that
 * agree with each other are more than anybody can see from here.
 *
 * @typedef {{ms: number|null, places: number, at: number, late: number, count: number, since: number, letters: string, stood: boolean}} Time
 *   a time as it was shown: how often in a row, since when, with which letters; `stood` when that was often enough
 * @typedef {{time: Time|null, before: Seen|null, doubt: Time|null, arrived: number, late: number, moved: number, said: string}} Seen
 *   `moved`: how often since zero; `said`: the letters it said while it ran, and S if it says that at zero
 */
import { ahead, lateness } from "./clock.js";
import { enough } from "./enough.js";

/** @type {Seen} */
export const NOTHING = {
  time: null,
  before: null,
  doubt: null,
  arrived: Number.NaN,
  late: 0,
  moved: 0,
  said: "",
};

/** @returns {{event: string, seen: Seen}} what this packet amounts to: a column of the table, hands and offers left aside */
export function look(seen, packet, at) {
  const late = lateness(seen, at);
  const next = { ms: packet.ms, places: packet.places, at, late, since: at, letters: packet.state };
  const { event, seen: then } = judged(seen, { ...next, count: 1, stood: false });
  return { event, seen: { ...then, arrived: at, late } };
}

function judged(seen, next) {
  const { time, before, doubt } = seen;
  if (!time) return believed(seen, next, next.ms === 0 ? "zero" : "shown");
  if (same(time, next)) return again(seen, next);
  if (fits(time, next)) return ran(seen, next);
  if (before && time.count === 1 && next.ms < time.ms && goesOn(before.time, next))
    return judged(before, next);
  if (doubt && goesOn(doubt, next)) {
    const twice = same(doubt, next) ? counted(doubt, next) : next;
    return believed(seen, twice, deviation(time, doubt, next));
  }
  return { event: "doubtful", seen: { ...seen, doubt: next } };
}

function ran(seen, next) {
  const { event, seen: then } = believed(seen, next, "ran");
  return { event, seen: { ...then, before: { ...seen, before: null } } };
}

const same = (one, other) => one.ms === other.ms && one.places === other.places;

/** Runs on from there, as a timer does; what has stood does not. */
const fits = (time, next) =>
  next.places === time.places && next.ms > time.ms && !time.stood && !ahead(time, next);

const goesOn = (time, next) => same(time, next) || fits(time, next);

/** Two packets agree against all that was before. */
function deviation(time, doubt, next) {
  if (next.ms === 0) return "zero";
  if (doubt.ms < time.ms) return "fell";
  if (next.ms === time.ms) return "held"; // with another number of decimals
  return ahead(time, doubt) ? "jumped" : "ran";
}

function again(seen, next) {
  const time = counted(seen.time, next);
  time.stood ||= time.ms > 0 && enough(time, seen.said);
  const event = time.ms === 0 ? "zero" : time.stood ? "settled" : "held";
  return { event, seen: { ...seen, time, doubt: null } };
}

const counted = (time, next) => ({
  ...next,
  count: time.count + 1,
  since: time.count ? time.since : next.at,
  letters: time.count ? joined(time.letters, next.letters) : next.letters,
  stood: time.stood,
});

function believed(seen, time, event) {
  const fresh = { ...seen, time, before: null, doubt: null };
  if (event === "zero") return { event, seen: { ...fresh, moved: 0, said: "" } };
  const letters = seen.time?.letters ?? "";
  const said = joined(seen.said, seen.time?.ms === 0 ? onlyS(letters) : letters);
  return { event, seen: { ...fresh, moved: seen.moved + (event === "ran" ? 1 : 0), said } };
}

const onlyS = (letters) => (letters.includes("S") ? "S" : "");
const joined = (letters, more) => [...new Set(letters + more)].join("");

/** The signal is away: what comes next is compared with what was, but counted from one. */
export const quiet = (seen) => ({
  ...seen,
  time: seen.time && { ...seen.time, count: 0 },
  before: null,
  doubt: null,
});
