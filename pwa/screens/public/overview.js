/** Small answers for the overview: the dates in words, and the desk of a role. */

const DESKS = { organizer: "organizer", delegate: "delegate", "head-judge": "delegate" };

/** The screen of a role: `/c/:id/<desk>`. */
export function deskOf(role) {
  return DESKS[role] ?? "judge";
}

/** *12 – 13 November 2023* in the reader's language; dates of the venue, so no time zone moves them. */
export function dates(start, end, language) {
  if (!start) return "";
  const day = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" };
  const form = new Intl.DateTimeFormat(language, day);
  const [from, to] = [start, end ?? start].map((date) => new Date(`${date}T00:00:00Z`));
  if (language === "zh" && end && start !== end) return `${form.format(from)}–${form.format(to)}`; // else 2023/11/11
  return form.formatRange(from, to);
}
