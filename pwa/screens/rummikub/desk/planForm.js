/** The plan of an event as a form, and back: fields are texts and choices; what may not be is named by its field. Starts as source 003 has the day. */
import { dayOf, minutesOf } from "./day.js";

export const ROLES = ["single", "qualifier", "final"];
export const DRAWS = ["tile", "seed"];
export const POOL_EMPTY = ["difference", "absolute"];
export const TIE_BREAKS = ["on-purpose", "no-meld", "last-round", "drawn"];

const SEATS = 4;
const RANGES = {
  capacity: [3, 9999],
  turn_seconds: [10, 600],
  warn_seconds: [0, 599],
  closes_before: [0, 600],
  youngest: [0, 150],
  oldest: [0, 150],
};
const GAMES = [1, 20];
const ADVANCE = [1, 9999];
/** So many cannot sit at tables of three and four. */
const NO_SEATING = [1, 2, 5];
/** What an event of that role begins with (003: qualifiers of 32, eight of whom go on; a final of 64 with a cut to four). */
const USUAL = {
  single: { capacity: 32, stages: [{ rounds: [4, 4], advance: null }] },
  qualifier: { capacity: 32, stages: [{ rounds: [4, 4], advance: 8 }] },
  final: {
    capacity: 64,
    stages: [
      { rounds: [4, 4], advance: 4 },
      { rounds: [4], advance: null },
    ],
  },
};

/**
 * @param {object|null} plan as the fold has it; null for a new event
 * @param {{name: string, date: string}} beginning what a new event is called, and its day
 */
export function formOf(plan, beginning = { name: "", date: "" }) {
  const role = plan?.role ?? "single";
  const usual = USUAL[role];
  const stages = plan?.stages ?? usual.stages;
  const capacity = plan ? plan.capacity : usual.capacity;
  const [youngest, oldest] = plan?.ages ?? [10, 99];
  return {
    name: plan?.name ?? beginning.name,
    role,
    place: plan?.place ?? "",
    date: plan ? (plan.date ?? "") : beginning.date,
    weekday: plan?.weekday ?? "",
    from: plan?.from ?? [],
    capacity: capacity ? String(capacity) : "",
    turn_seconds: String(plan?.turn_seconds ?? 60),
    warn_seconds: String(plan?.warn_seconds ?? 10),
    pool_empty: plan?.options?.pool_empty ?? "difference",
    tie_breaks: plan?.tie_breaks ?? TIE_BREAKS,
    draw: plan?.draw ?? "tile",
    youngest: String(youngest),
    oldest: String(oldest),
    closes_before: String(plan?.closes_before ?? 30),
    stages: stages.map(({ rounds, advance }) => ({
      rounds: rounds.map(String),
      advance: advance ? String(advance) : "",
    })),
    day: plan?.day ?? dayOf(role, usual.stages),
    reason: "",
  };
}

/** The form with another role, and what is usual for it. */
export function withRole(form, role) {
  const { capacity, stages } = USUAL[role];
  return {
    ...form,
    role,
    capacity: String(capacity),
    stages: formOf({ role, stages }).stages,
    day: dayOf(role, stages),
  };
}

/** The form with other rounds or games; the day's times follow from its opening anew. */
export function withStages(form, stages) {
  const counted = stagesOf({ ...form, stages });
  const known = counted.every(({ rounds }) => rounds.every((games) => games !== null));
  return { ...form, stages, day: known ? dayOf(form.role, counted, form.day) : form.day };
}

/** The form with another time of one entry of the day; with the opening all that follows moves along. */
export function withTime(form, place, at) {
  const day = form.day.map((entry, one) => (one === place ? { ...entry, at } : entry));
  if (day[place].what !== "opening" || minutesOf(at) === null) return { ...form, day };
  return withStages({ ...form, day }, form.stages);
}

/** Whether those of the last stage go on somewhere: only from a qualifier. */
export function goesOn(form, stage) {
  return stage < form.stages.length - 1 || form.role === "qualifier";
}

/** @returns {string[]} the fields that are not yet as they must be: `capacity`, `games-2` (of that round), `advance-1` (of that stage), `at-3` … */
export function wrongIn(form, needsReason) {
  const names = Object.keys(RANGES).filter((name) => name !== "capacity" || form.capacity.trim());
  const wrong = names.filter((name) => numberOf(form[name], RANGES[name]) === null);
  if (!wrong.length && Number(form.warn_seconds) >= Number(form.turn_seconds))
    wrong.push("warn_seconds");
  if (!wrong.length && Number(form.youngest) > Number(form.oldest)) wrong.push("oldest");
  if (NO_SEATING.includes(Number(form.capacity.trim() || 3))) wrong.push("capacity");
  let round = 0;
  form.stages.forEach(({ rounds, advance }, stage) => {
    for (const games of rounds) {
      round += 1;
      if (numberOf(games, GAMES) === null) wrong.push(`games-${round}`);
    }
    if (goesOn(form, stage) && !mayAdvance(form, stage, advance))
      wrong.push(`advance-${stage + 1}`);
  });
  form.day.forEach(({ at }, place) => {
    if (minutesOf(at) === null) wrong.push(`at-${place}`);
  });
  if (!form.name.trim()) wrong.push("name");
  if (form.role === "final" && !form.from.length) wrong.push("from");
  if (needsReason && !form.reason.trim()) wrong.push("reason");
  return [...new Set(wrong)];
}

function mayAdvance(form, stage, text) {
  const many = numberOf(text, ADVANCE);
  if (many === null || (form.capacity.trim() && many > Number(form.capacity))) return false;
  const playsOn = stage < form.stages.length - 1;
  return !playsOn || !NO_SEATING.includes(many);
}

/** @returns {object} the body of `side.plan` for a form in which nothing is wrong */
export function planBody(form) {
  const body = {
    game: "rummikub",
    name: form.name.trim(),
    role: form.role,
    seats: SEATS,
    turn_seconds: Number(form.turn_seconds),
    warn_seconds: Number(form.warn_seconds),
    options: { pool_empty: form.pool_empty },
    tie_breaks: form.tie_breaks,
    draw: form.draw,
    ages: [Number(form.youngest), Number(form.oldest)],
    closes_before: Number(form.closes_before),
    stages: stagesOf(form),
    day: form.day.map((entry) => ({ ...entry, at: entry.at.trim() })),
  };
  for (const name of ["place", "date", "weekday", "reason"])
    if (form[name].trim()) body[name] = form[name].trim();
  if (form.capacity.trim()) body.capacity = Number(form.capacity);
  if (form.role === "final") body.from = form.from;
  return body;
}

function stagesOf(form) {
  return form.stages.map(({ rounds, advance }, stage) => ({
    rounds: rounds.map((games) => numberOf(games, GAMES)),
    advance: goesOn(form, stage) ? numberOf(advance, ADVANCE) : null,
  }));
}

function numberOf(text, [least, most]) {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}
