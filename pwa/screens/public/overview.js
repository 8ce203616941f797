/** Small answers for the overview: the dates in words, and the desk of a role. */

const DESKS = { organizer: "organizer", delegate: "delegate", "head-judge": "delegate" };

/** The screen of a role: `/c/:id/<desk>`. */
export function deskOf(role) {
  return DESKS[role] ?? "judge";
}

/** *12 – 13 November 2023* in the reader's language; dates of the venue, so no time zone moves them. */
export function dates(start, end, language) {
  if (!start) return "";
  const form = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const [from, to] = [start, end ?? start].map((day) => new Date(`${day}T00:00:00Z`));
  return form.formatRange(from, to);
}
