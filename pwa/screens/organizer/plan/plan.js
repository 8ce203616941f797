/** An event's plan on this device: the rounds as they would be, what the edition has against them, and what is sent to the server. */
import { NUMBER } from "../conditions/conditions.js";

export const HEAD_TO_HEAD = "h";

/** The event's rounds in order. */
export function roundsOf(kit, event) {
  return kit.rounds
    .filter((round) => round.event === event)
    .sort((one, other) => one.number - other.number);
}

/** Whether it is the event's last round, the final. */
export function isLast(kit, round) {
  return roundsOf(kit, round.event).at(-1)?.id === round.id;
}

/**
 * The request to `event.plan` for `rounds` of the plan. `peopleIn(round)` is how many are in one, null where nobody knows yet; `statusOf(round)` whether it has been
 * opened; `added`, whether the last is an additional one.
 */
export function planRequest(kit, event, rounds, { peopleIn, statusOf, added = false }) {
  const official = kit.events.find(({ id }) => id === event)?.official;
  const request = {
    call: "event.plan",
    edition: kit.competition.edition,
    event,
    added,
    rounds: rounds.map((round) => ({
      format: round.format,
      cutoff: round.cutoff ?? null,
      limit_cs: round.limit_cs || null,
      ...(round.dual ? { dual: true } : {}),
      places: round.head_to_head?.places ?? null,
      competitors: peopleIn(round),
      started: statusOf(round) !== "not-open",
    })),
  };
  return official === false ? { ...request, unofficial: true } : request;
}

/** The event's rounds after a change of one, which takes the other of Dual Rounds along (9v3). */
export function changed(rounds, round, changes) {
  const after = { ...round, ...changes };
  const shared = { dual: after.dual, format: after.format, limit_cs: after.limit_cs };
  return rounds.map((one) => {
    if (one.id === round.id) return after;
    const other = one.number < 3 && round.number < 3 && (after.dual || round.dual);
    if (!other) return one;
    return after.dual ? { ...one, ...shared, cutoff: after.cutoff } : { ...one, dual: false };
  });
}

/**
 * What stands against a plan that did not stand against the one before: `{asked, forbidden}`, faults of `event.plan`. People may answer for the
 * asked ones: too many rounds for so many (9m), a final that has started (9p2a+). A round that is added asks about its number in any case.
 */
export function against(before, after, added) {
  const key = (fault) => JSON.stringify(fault);
  const old = new Set(before.map(key));
  const question = (fault) => "most" in fault || (added && fault.code.startsWith("9p"));
  return {
    asked: after.filter((fault) => question(fault) && (added || !old.has(key(fault)))),
    forbidden: after.filter((fault) => !question(fault) && !old.has(key(fault))),
  };
}

/** Only what differs from the plan: two people who change different things do not undo each other's. */
export function differing(round, wanted) {
  const entries = Object.entries(wanted);
  return Object.fromEntries(
    entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(round[name])),
  );
}

/** The special parts of a form from a round: texts as they are typed. */
export function specialOf(round) {
  const { qualification, phases = [] } = round;
  return {
    dual: Boolean(round.dual),
    qualifies: Boolean(qualification),
    by: qualification?.type ?? "ranking",
    of: qualification?.of ?? "single",
    place: qualification ? String(qualification.level) : "",
    phases: [0, 1].map((index) => ({
      attempts: String(phases[index]?.attempts ?? ""),
      level: String(phases[index]?.level ?? ""),
    })),
  };
}

/** `{dual, qualification, phases}` of the special parts; null while a number is missing. */
export function specialFrom(form) {
  if (form.qualifies && !NUMBER.test(form.place)) return null;
  const phases = form.phases.filter(({ attempts }) => attempts !== "");
  if (phases.some(({ level }) => !NUMBER.test(level))) return null;
  const { by: type, of } = form;
  return {
    dual: form.dual,
    qualification: form.qualifies ? { type, level: Number(form.place), of } : null,
    phases: phases.map(({ attempts, level }) => ({
      attempts: Number(attempts),
      level: Number(level),
    })),
  };
}

const PLACES = 8;

/** A round with the plain parts of a form, if they are whole; a bracket where it is Head to Head. `setsAtFirst` says how many sets a match takes. */
export function planned(round, basics, setsAtFirst) {
  const after = { format: "a", ...round, ...basics };
  if (after.format !== HEAD_TO_HEAD) return { ...after, head_to_head: null };
  const places = round.head_to_head?.places ?? PLACES;
  const made = { places, first_to: setsAtFirst(round, places) };
  return { ...after, head_to_head: round.head_to_head ?? made };
}
