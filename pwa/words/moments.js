/** Times in a person's words and in the venue's time zone; they inform people and decide nothing (I6). */

const STEPS = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", Number.POSITIVE_INFINITY],
];
const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const DATE = { month: "short", day: "numeric" };

/** *2 minutes ago*, *3 hours ago*; never in the future, whatever the two clocks say. */
export function ago(iso, now, language) {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  let amount = Math.max(0, Math.round((now - Date.parse(iso)) / 1000));
  for (const [unit, size] of STEPS) {
    if (amount < size) return words.format(-amount, unit);
    amount = Math.floor(amount / size);
  }
  return "";
}

/**
 * *14:32* by the clock of `zone`, this device's own without one; with the date when it was another day, and with the zone's name where
 * this device's clock shows another time.
 */
export function clockTime(iso, language, { zone, now = Date.now() } = {}) {
  const date = new Date(iso);
  const timeZone = zone ?? undefined;
  const day = (at) => new Intl.DateTimeFormat("en", { dateStyle: "short", timeZone }).format(at);
  const form = { ...CLOCK, ...named(date, timeZone), timeZone };
  if (day(date) !== day(now)) Object.assign(form, DATE);
  return new Intl.DateTimeFormat(language, form).format(date);
}

/** *Sat 09:30* by the clock of `zone`, as a schedule has it. */
export function weekdayTime(iso, language, zone) {
  const date = new Date(iso);
  const timeZone = zone ?? undefined;
  const form = { weekday: "short", ...CLOCK, ...named(date, timeZone), timeZone };
  return new Intl.DateTimeFormat(language, form).format(date);
}

/** Whether a time must say whose it is: nobody at the venue needs that, a reader far away does. */
function named(date, timeZone) {
  const time = (zone) =>
    new Intl.DateTimeFormat("en", {
      dateStyle: "short",
      timeStyle: "short",
      timeZone: zone,
    }).format(date);
  return time(timeZone) === time(undefined) ? {} : { timeZoneName: "short" };
}
