/** A combined round by position (2008, 2010 9g2): after which attempts it is decided who goes on, and for whom. The ranking is the rules'. */

/**
 * @param {object} rules reply of `event.rules`
 * @returns {{after: number[], decisions: number}|null} after how many attempts of the format it may be decided, and how often; null where nobody goes on by position
 */
export function positionOf(rules, format) {
  const { by, phases, formats } = rules.cutoffs;
  const line = formats.find((one) => one.format === format);
  if (!by.includes("position") || !line) return null;
  return { after: line.attempts, decisions: Math.max(...phases) - 1 };
}

/** The attempts after which it may be decided now: the last phase once more, or one behind it while the edition allows another. */
export function offered(position, board) {
  const decided = board.round.phases.map(({ attempts }) => attempts);
  const last = decided.at(-1) ?? 0;
  const again = last ? [last] : [];
  if (decided.length >= position.decisions) return again;
  return [...again, ...position.after.filter((attempts) => attempts > last)];
}

/** The planned phases that nobody has decided yet. */
export function planned(round, board) {
  const last = board?.round.phases?.at(-1)?.attempts ?? 0;
  return (round.phases ?? []).filter(({ attempts }) => attempts > last);
}

/** After how many attempts a person will most likely want to decide: as planned, else as far as most have come, else the first that may be. */
export function expected(round, board, choices) {
  const next = planned(round, board).find(({ attempts }) => choices.includes(attempts));
  if (next) return next.attempts;
  const last = board.round.phases.at(-1)?.attempts ?? 0;
  const ahead = choices.filter((attempts) => attempts > last);
  const cards = stillIn(board, Number.POSITIVE_INFINITY);
  const most = (attempts) =>
    cards.filter((card) => begun(card, attempts)).length * 2 > cards.length;
  return ahead.filter(most).at(-1) ?? ahead[0] ?? choices[0];
}

/** How many are planned to go on after so many attempts, else null. */
export function plannedLevel(round, attempts) {
  return (round.phases ?? []).find((one) => one.attempts === attempts)?.level ?? null;
}

/** The cards of those whom no phase before has left behind. A missed cutoff ends a card, too. */
export function stillIn(board, attempts) {
  const before = board.round.phases.filter((one) => one.attempts < attempts);
  const chosen = new Set(board.round.phases.find((one) => one.attempts === attempts)?.people);
  const quit = new Set(board.round.quit);
  return board.cards
    .filter(({ person }) => !quit.has(person) && before.every((one) => one.people.includes(person)))
    .filter((card) => !missedCutoff(card, board) || chosen.has(card.person));
}

function missedCutoff(card, board) {
  const behind = board.round.phases.some(({ people }) => !people.includes(card.person));
  return card.closed && !behind && card.slots.some(({ status }) => status === "empty");
}

function begun(card, attempts) {
  return card.slots.slice(0, attempts).every(({ value }) => value !== 0);
}

/** The request to `round.phase` for the cards at hand. */
export function phaseRequest(board, attempts, level, unofficial) {
  const { edition, event, format } = board.round;
  const results = stillIn(board, attempts).map(({ person, slots }) => ({
    person,
    attempts: slots.map(({ value }) => value),
  }));
  return {
    call: "round.phase",
    edition,
    event,
    format,
    unofficial,
    results,
    after: attempts,
    level,
  };
}

/** The body of `round.continue`: whoever goes on by rank, and whom a person ticked of those who are tied. */
export function continueBody(attempts, reply, ticked) {
  const chosen = reply.tied_at_cut.filter((person) => ticked.includes(person));
  const people = [...reply.advance, ...chosen].sort((a, b) => a - b);
  return { attempts, people };
}

/** Whoever stays behind, by rank: their cards close. Who has not finished the phase is not among them. */
export function behind(reply, ticked) {
  return [...reply.tied_at_cut.filter((person) => !ticked.includes(person)), ...reply.behind];
}
