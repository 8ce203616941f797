/** What waits for a delegate, from the boards of the streams that this device holds; works offline. */
import { seenByDevice } from "../organizer/rounds/closing.js";

/** Which screen a dispute is for; all else is about a round. */
const ABOUT = {
  attempt: "dispute",
  "match.event": "fork",
  "side.plan": "side",
  "entrant.add": "side",
  "pairing.publish": "side",
  "scramble.set": "side",
  "place.decline": "side",
  "place.accept": "side",
  "draw.open": "side",
  "draw.seat": "seat",
  "cut.decide": "side",
  "tie.draw": "side",
  "game.purpose": "side",
  "game.score": "game",
};

/**
 * What needs a decision in one stream: `{what, stream, person, slot, ops, kind, about, since}` with `what` one of
 * `dispute` (of an attempt), `round` (its opening or close, named by `kind`), `fork` (of a match), `side` (what was said of a side event, named by `kind`,
 * of which round or game in `about`), `seat` (at a table, drawn twice), `game` (at a table), `proposal`. `since` is the time of the first operation concerned, for people only.
 */
export function decisionsOf(stream, board, operations) {
  const at = timesOf(operations);
  const disputes = board.disputes.map((dispute) => ({
    what: ABOUT[dispute.what] ?? "round",
    stream,
    person: dispute.person ?? null,
    slot: dispute.slot ?? null,
    ops: dispute.candidates,
    kind: dispute.what,
    about: aboutOf(dispute),
    since: earliest(dispute.candidates, at),
  }));
  const proposals = board.proposals.map((proposal) => ({
    what: "proposal",
    stream,
    person: proposal.person,
    slot: proposal.slot,
    ops: [proposal.op],
    kind: proposal.kind,
    since: earliest([proposal.op], at),
  }));
  return [...disputes, ...proposals];
}

/**
 * What was kept out of the state, or came after the close: `{what, stream, id, entry, reason, missing,
 * since}` with `what` one of `held`, `refused`, `late`.
 */
export function setAsideOf(stream, board, operations) {
  const byId = new Map(operations.map((entry) => [entry.op.id, entry]));
  const item = (what, id, more) => {
    const entry = byId.get(id) ?? null;
    return {
      what,
      stream,
      id,
      entry,
      reason: null,
      missing: [],
      since: entry?.op.at ?? "",
      ...more,
    };
  };
  return [
    ...board.held.map(({ op, missing }) => item("held", op, { missing })),
    ...board.refused.map(({ op, reason }) => item("refused", op, { reason })),
    ...board.late
      .map((op) => item("late", op, {}))
      .filter(({ entry }) => entry?.op.kind !== "attempt.decide"), // a delegate knows what was decided
  ];
}

/** Sorted so that who has waited longest comes first. */
export function oldestFirst(items) {
  return [...items].sort((a, b) => compare(a.since, b.since) || compare(a.stream, b.stream));
}

/** The reasons that an *admit* can lift: a stamp's standing, not a fault of the operation itself. */
export const ADMISSIBLE = new Set(["revoked", "scope", "bad-signature", "unsigned-relay"]);

function aboutOf({ round, cycle, stage, game, table, seat }) {
  return { round, cycle, stage, game, table, seat };
}

function timesOf(operations) {
  return new Map(operations.map(({ op }) => [op.id, op.at]));
}

function earliest(ids, at) {
  return ids.map((id) => at.get(id) ?? "").sort()[0] ?? "";
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Of several operations that name people, those whom only this one names. */
export function onlyIn(op, entries) {
  const others = entries
    .filter((entry) => entry.op.id !== op.id)
    .map((entry) => entry.op.body.people);
  return (op.body.people ?? []).filter(
    (person) => !others.some((people) => people.includes(person)),
  );
}

/** The body that settles a dispute about the round: the kept one's; a close takes in all that is known by now, who won a match needs a `reason`. */
export function settlingBody(op, entries, reason) {
  if (op.kind === "match.settle") return { ...op.body, reason };
  return op.kind === "round.close" ? { ...op.body, seen: seenByDevice(entries) } : op.body;
}
