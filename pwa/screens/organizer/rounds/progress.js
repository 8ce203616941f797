/** How far a round has come, read from its board: who is done, under way, missing, or in dispute. */

const DONE = new Set(["recorded", "disputed"]);

/** One of `disputed`, `complete`, `begun`, `missing` for a card; a dispute comes before all else. */
export function cardState(card) {
  if (card.slots.some((slot) => slot.status === "disputed")) return "disputed";
  if (card.closed) return "complete";
  if (card.slots.some((slot) => DONE.has(slot.status))) return "begun";
  return "missing";
}

/** Person numbers by state: `{disputed: [], complete: [], begun: [], missing: []}`. */
export function peopleByState(board) {
  const groups = { disputed: [], complete: [], begun: [], missing: [] };
  for (const card of board?.cards ?? []) groups[cardState(card)].push(card.person);
  return groups;
}

/** The numbers shown at a glance; `share` is the completed part of all, 0 to 1. */
export function progress(board) {
  const groups = peopleByState(board);
  const people = board?.cards?.length ?? 0;
  return {
    people,
    complete: groups.complete.length,
    begun: groups.begun.length,
    missing: groups.missing.length,
    disputed: groups.disputed.length,
    share: people ? groups.complete.length / people : 0,
  };
}

/** Attempts done and to do on a card, for *3 of 5*. */
export function attemptsDone(card) {
  return card.slots.filter((slot) => DONE.has(slot.status)).length;
}

/** A round's status: the board's where this device has one, else what the kit last said. */
export function roundStatus(round, board) {
  const known = board && (board.round.status !== "not-open" || board.held.length === 0);
  return known ? board.round.status : round.status;
}

/** Rounds in the order in which people wait for them: what is open, then what is closed, then the rest. */
export function mostWanted(rounds) {
  const rank = { open: 0, closed: 1, "not-open": 2 };
  return [...rounds].sort((a, b) => rank[a.status] - rank[b.status]);
}

/** Rounds as the day goes: by their start where the schedule has one, then in the competition's order. */
export function bySchedule(rounds) {
  const at = (round) => (round.start ? Date.parse(round.start) : Number.POSITIVE_INFINITY);
  return [...rounds].sort((a, b) => (at(a) === at(b) ? 0 : at(a) - at(b)));
}

const STEPS = ["round.open", "round.close"];

/** The latest opening or close, or null: what waits on this phone comes after all that the server has numbered. */
export function lastStep(entries) {
  const place = ({ stamp }) => stamp?.seq ?? Number.POSITIVE_INFINITY;
  const steps = entries.filter(({ op }) => STEPS.includes(op.kind));
  return (
    steps.reduce((last, step) => (last && place(last) > place(step) ? last : step), null)?.op ??
    null
  );
}
