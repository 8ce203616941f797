/** How long ago something was, in a person's words; times inform people and decide nothing. */

const STEPS = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", Number.POSITIVE_INFINITY],
];

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

/** *14:32* on this device's clock; with the date when it was another day. */
export function clockTime(iso, language, now = Date.now()) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date(now).toDateString();
  const form = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  if (!today) Object.assign(form, { month: "short", day: "numeric" });
  return new Intl.DateTimeFormat(language, form).format(date);
}
