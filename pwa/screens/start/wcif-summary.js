/** Reads a competition's WCIF file on the device and says what is in it, before anything is sent. */

/** A file that is not WCIF: `code` is `not-json` or `not-wcif`, `field` the JSON path that is wrong. */
export class WcifError extends Error {
  constructor(code, field = null) {
    super(field ? `${code} at ${field}` : code);
    this.code = code;
    this.field = field;
  }
}

/** The text of a file → the competition; throws `WcifError` with the path of the first thing missing. */
export function readWcif(text) {
  let wcif;
  try {
    wcif = JSON.parse(text);
  } catch {
    throw new WcifError("not-json");
  }
  const needs = [
    ["id", (value) => typeof value === "string" && value],
    ["name", (value) => typeof value === "string" && value],
    ["persons", Array.isArray],
    ["events", Array.isArray],
    ["schedule", (value) => value && typeof value === "object"],
  ];
  if (!wcif || typeof wcif !== "object" || Array.isArray(wcif))
    throw new WcifError("not-wcif", "$");
  for (const [field, holds] of needs) {
    if (!holds(wcif[field])) throw new WcifError("not-wcif", `$.${field}`);
  }
  return wcif;
}

/** `{id, name, start, end, competing, waiting, staff, events: [{id, rounds}], results, venue}`. */
export function summary(wcif) {
  const people = wcif.persons.map((person) => person.registration);
  const accepted = people.filter((entry) => entry?.status === "accepted");
  const start = wcif.schedule.startDate ?? null;
  return {
    id: wcif.id,
    name: wcif.name,
    start,
    end: start && lastDay(start, wcif.schedule.numberOfDays ?? 1),
    competing: accepted.filter((entry) => entry.isCompeting !== false).length,
    others: people.length - accepted.filter((entry) => entry.isCompeting !== false).length,
    events: wcif.events.map((event) => ({ id: event.id, rounds: event.rounds?.length ?? 0 })),
    results: wcif.events
      .flatMap((event) => event.rounds ?? [])
      .reduce((sum, round) => sum + (round.results?.length ?? 0), 0),
    venue: wcif.schedule.venues?.[0]?.name ?? null,
  };
}

/** The last day of a competition, from its first and how many there are. */
export function lastDay(start, days) {
  const date = new Date(`${start}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + Math.max(1, days) - 1);
  return date.toISOString().slice(0, 10);
}

/**
 * A JSON path taken apart for people: `$.persons[3].name` → `[{key: "persons", n: 4}, {key: "name"}]`;
 * places in a list count from one.
 */
export function pathParts(path) {
  const parts = [];
  for (const [, key, index] of String(path ?? "").matchAll(/([A-Za-z_][\w-]*)|\[(\d+)\]/g)) {
    if (key) parts.push({ key });
    else if (parts.length) parts.at(-1).n = Number(index) + 1;
    else parts.push({ key: "$", n: Number(index) + 1 });
  }
  return parts;
}
