/** A report on its way: the incident for those who decide, and the extra attempt that is asked for, each kept once. */
import { append } from "../../store/outbox.js";

/**
 * The body of `incident.report`: where and about whom, the regulation, what it was and what was said. Nothing but what is known.
 * @param {{round: string, person?: number, slot?: number}} about
 */
export function reportBody({ round, person, slot }, { what, regulation, words }) {
  return {
    round,
    person: person ?? null,
    slot: slot ?? null,
    regulation: regulation ?? null,
    what,
    words: words.trim(),
  };
}

/** Why an extra attempt is asked for, as it will be read beside the attempt: `5b Puzzle defect: a corner fell out`. */
export function reasonOf(name, { regulation, words }) {
  const said = [[regulation, name].filter(Boolean).join(" "), words.trim()];
  return said.filter(Boolean).join(": ");
}

/**
 * Keeps both, and after a failure only what is not kept yet.
 * @param {{report?: string, extra?: string}} kept ids of what was kept before
 * @returns {Promise<{report: string, extra?: string}>}
 */
export async function send(about, said, reason, kept, onKept) {
  const { round, person, slot } = about;
  let now = kept;
  if (!now.report) {
    const subject = person ? { person, ...(slot && { slot }) } : null;
    const body = reportBody(about, said);
    const made = await append({ stream: "review", kind: "incident.report", subject, body });
    now = { ...now, report: made.id };
    onKept(now);
  }
  if (reason && !now.extra) {
    const subject = { person, slot };
    const made = await append({ stream: round, kind: "attempt.extra", subject, body: { reason } });
    now = { ...now, extra: made.id };
    onKept(now);
  }
  return now;
}
