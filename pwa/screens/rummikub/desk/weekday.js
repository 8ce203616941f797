/** Weekdays of dates, for the warning that a date and its announced weekday do not fit: 2 July 2017 was no Saturday (003). */

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** @param {string} date `2017-07-02` @returns {string|null} one of `WEEKDAYS`; null of what is no date */
export function weekdayOf(date) {
  if (!/^\d{4}-\d\d-\d\d$/.test(date ?? "")) return null;
  const at = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date) return null;
  return WEEKDAYS[(at.getUTCDay() + 6) % 7];
}

/** What a plan's date really is, if that is not what was announced; else null. */
export function wrongWeekday({ date, weekday }) {
  const real = weekdayOf(date);
  return real && weekday && real !== weekday ? real : null;
}

/** *Saturday* in the reader's language. */
export function weekdayName(weekday, language) {
  const monday = Date.UTC(2024, 0, 1);
  const at = new Date(monday + WEEKDAYS.indexOf(weekday) * 86_400_000);
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(at);
}
