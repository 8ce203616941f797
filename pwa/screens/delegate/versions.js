/** The versions of one attempt side by side, its history in order of cause, and the decision's body. */
import { questionOf } from "../judge/entry/entry.js";

const ENTRIES = new Set(["record", "correct", "propose", "decide", "extra", "void"]);

/** Whether the operation says something about the result, rather than marking another operation. */
export function isEntry(op) {
  return op.kind.startsWith("attempt.") && ENTRIES.has(op.kind.slice("attempt.".length));
}

/** Every operation of one person's slot that this device knows, causes before what stands on them. */
export function slotHistory(operations, person, slot) {
  const about = ({ op }) => op.subject?.person === person && op.subject?.slot === slot;
  return inOrderOfCause(operations.filter(about));
}

/** Sorted so that every operation comes after its `base`; those without a bond stand by time, then id. */
export function inOrderOfCause(entries) {
  const waiting = [...entries].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  const here = new Set(waiting.map(({ op }) => op.id));
  const done = new Set();
  const sorted = [];
  while (waiting.length) {
    const ready = waiting.findIndex(({ op }) =>
      op.base.every((id) => done.has(id) || !here.has(id)),
    );
    const [next] = waiting.splice(Math.max(ready, 0), 1);
    done.add(next.op.id);
    sorted.push(next);
  }
  return sorted;
}

/**
 * What a delegate chooses between: `[{entry, standing, inForce, confirmed, checked}]`, with `standing`
 * `candidate` (in dispute), `proposal`, or null. What is neither of these nor in force is shown only alone.
 */
export function versions(board, operations, person, slot) {
  const history = slotHistory(operations, person, slot);
  const here = (item) => item.person === person && item.slot === slot;
  const candidates = new Set(board.disputes.filter(here).flatMap((item) => item.candidates));
  const proposals = new Set(board.proposals.filter(here).map((item) => item.op));
  const card = board.cards.find((one) => one.person === person);
  const inForce = card?.slots.find((one) => one.slot === slot)?.op ?? null;
  const standing = (id) => {
    if (candidates.has(id)) return "candidate";
    return proposals.has(id) ? "proposal" : null;
  };
  const all = history
    .filter(({ op }) => isEntry(op))
    .map((entry) => ({
      entry,
      standing: standing(entry.op.id),
      inForce: entry.op.id === inForce,
      ...marks(history, entry.op.id),
    }));
  const open = all.filter((version) => version.standing || version.inForce);
  return open.length ? open : all;
}

/** Who confirmed and who checked an entry: the operations that name it. */
function marks(history, id) {
  const naming = (kind) => history.filter(({ op }) => op.kind === kind && op.body.op === id);
  return { confirmed: naming("attempt.confirm"), checked: naming("attempt.check") };
}

/** What an operation says of the attempt: its own words, or the other result that a decision enters. */
export function saidBy(op) {
  return op.body.result ?? op.body;
}

/** The question to the rules that tells how an entry stands on a scorecard; null for an extra or a void. */
export function resultRequest(op, opening) {
  if (op.body.keep || op.kind === "attempt.extra" || op.kind === "attempt.void") return null;
  const { reason, source, ...said } = saidBy(op);
  return questionOf(termsOf(opening), said);
}

/** The terms of a round's opening under which its attempts count. */
export function termsOf({ edition, event, limit_cs, cumulative, unofficial }) {
  return {
    edition,
    event,
    limit_cs: limit_cs ?? null,
    cumulative: cumulative ?? [],
    unofficial: Boolean(unofficial),
  };
}

/** What `attempt.decide` carries: an entry to keep, or another result; always with the reason. */
export function decisionBody(choice, reason) {
  const why = { reason: reason.trim() };
  return choice.keep ? { keep: choice.keep, ...why } : { result: choice.result, ...why };
}

function key({ op }) {
  return `${op.at} ${op.id}`;
}
