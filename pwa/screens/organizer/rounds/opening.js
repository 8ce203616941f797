/** Who competes in a round, why it may not be opened yet, and the body of `round.open`. */
import { isSecondOfPair, pairOf } from "./dual/dual.js";

const BY_AVERAGE = new Set(["a", "m"]);

/** The round before this one in its event, or null for a first round. */
export function previousRound(kit, round) {
  return (
    kit.rounds.find((other) => other.event === round.event && other.number === round.number - 1) ??
    null
  );
}

/** The rounds that must be over before this one may be opened: both of Dual Rounds, and nothing before the second of those (2026 9l2). */
export function roundsBefore(kit, round) {
  const previous = previousRound(kit, round);
  if (!previous || isSecondOfPair(kit, round)) return [];
  return pairOf(kit, previous) ?? [previous];
}

/** Everybody registered for the event, by number. */
export function registeredFor(kit, event) {
  return kit.people
    .filter((person) => person.events.includes(event))
    .map((person) => person.number)
    .sort((a, b) => a - b);
}

/** Those of the competition who are on no card of the round. */
export function outsideOf(kit, board) {
  const inside = new Set(board.cards.map((card) => card.person));
  return kit.people.filter((person) => !inside.has(person.number));
}

/**
 * Why the round may not be opened, or null. `statusOf(round)` and `boardOf(round)` read this device.
 * `code` is `nobody`, `previous-not-open`, `previous-open`, `previous-disputed` or `previous-unknown`.
 */
export function whyNotOpen(kit, round, statusOf, boardOf) {
  const before = roundsBefore(kit, round);
  if (before.length === 0) {
    return registeredFor(kit, round.event).length ? null : { code: "nobody", previous: null };
  }
  for (const previous of before) {
    const why = whyNotOver(previous, statusOf, boardOf);
    if (why) return why;
  }
  return null;
}

function whyNotOver(previous, statusOf, boardOf) {
  const status = statusOf(previous);
  if (status === "not-open") return { code: "previous-not-open", previous };
  const disputes = boardOf(previous)?.disputes.length ?? 0;
  if (disputes) return { code: "previous-disputed", previous, disputes };
  if (status === "open") return { code: "previous-open", previous };
  if (!boardOf(previous)?.standings) return { code: "previous-unknown", previous };
  return null;
}

/** The request to `round.advancing` for the standings of the round before; null without a condition. */
export function advancingRequest(edition, previous, board, withdrawn = []) {
  const condition = conditionOf(previous);
  if (!condition) return null;
  const rows = rowsOf(board);
  return {
    call: "round.advancing",
    edition,
    rows,
    condition,
    withdrawn: [...withdrawn].sort(byNumber),
  };
}

/** The request whose reply's `digest` names the standings of the round before, as they are now. */
export function digestRequest(edition, previous, board) {
  const condition = conditionOf(previous);
  return { call: "round.drift", edition, rows: rowsOf(board), condition, people: [] };
}

/** Who goes on from a round as the rules take it, or null where nothing was announced. */
function conditionOf({ advancement, format }) {
  if (!advancement) return null;
  const { type, level } = advancement;
  if (type !== "result") return { type, level };
  return { type, level, of: BY_AVERAGE.has(format) ? "average" : "single" };
}

function rowsOf(board) {
  return board.standings.map(({ person, rank, best, average, ties }) => {
    return { person, rank, best, average, ties };
  });
}

/**
 * The list that a person confirms: `{advance, reserve, tied, choose, cap, code, replaces}`. `choose` says that
 * the rules leave the decision to a person: nobody is ticked who stands on the cut. `code` is the cap's regulation,
 * `replaces` that by which a reserve takes a free place, or null.
 */
export function advancementList(reply, rows) {
  if (reply) {
    const { advance, reserve, tied_at_cut: tied, stop: choose, cap, code, replaces } = reply;
    return { advance, reserve, tied, choose, cap, code, replaces };
  }
  const reserve = rows.filter((row) => row.rank !== null).map((row) => row.person);
  return { advance: [], reserve, tied: [], choose: true, cap: null, code: null, replaces: null };
}

/**
 * The body of `round.open`: all that the round needs to fold from its own operations alone. `draft` is
 * `{people, withdrawn, body}`, as the part of the round's kind says it.
 */
export function openBody(kit, round, { people, withdrawn = [], body: more = {} }) {
  const event = kit.events.find((one) => one.id === round.event);
  const body = {
    edition: kit.competition.edition,
    event: round.event,
    format: round.format,
    cutoff: round.cutoff ?? null,
    limit_cs: round.limit_cs ?? null,
    cumulative: round.cumulative ?? [],
    advancement: round.advancement ?? null,
    people: [...people].sort(byNumber),
  };
  if (event && !event.official) body.unofficial = true;
  const pair = pairOf(kit, round);
  if (pair) body.dual = pair[0].id;
  if (withdrawn.length) body.withdrawn = [...withdrawn].sort(byNumber);
  return { ...body, ...more };
}

/** The opening in force, by which the round's attempts count: of a stream's operations that on which the board stands, or null. */
export function openingIn(operations, board) {
  const opened = board?.round.open ?? null;
  return operations.find(({ op }) => op.id === opened)?.op ?? null;
}

function byNumber(a, b) {
  return a - b;
}
