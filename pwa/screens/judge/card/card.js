/** A competitor's card as the board tells it; without a board, a blank one that can be filled by hand. */
import { waitingSlots } from "./extras.js";
import { isConfirmed, saidBy, standingOf } from "./standing.js";

const attempts = { 1: 1, 2: 2, 3: 3, 5: 5, a: 5, m: 3 };

/**
 * @param {object|null} board value of `log.fold`
 * @returns {{slots: object[], closed: boolean, inRound: boolean|null, left?: string}} `inRound` is null while nobody can tell; `left` says why a card
 * closed that no cutoff closed: `quit` or `position`
 */
export function cardOf(board, round, person) {
  const card = board?.cards.find((one) => one.person === person);
  if (card)
    return {
      slots: told(card.slots, board, person),
      closed: card.closed,
      inRound: true,
      left: leftBy(board.round, person),
    };
  const slots = Array.from({ length: attempts[round.format] }, (_, place) => blank(place + 1));
  const open = board !== null && board.round.status !== "not-open";
  return { slots, closed: false, inRound: open ? false : null };
}

/** Whether the person has withdrawn, or did not go on by position (2008, 2010 9g2). */
function leftBy({ quit, phases }, person) {
  if (quit?.includes(person)) return "quit";
  return phases?.some(({ people }) => !people.includes(person)) ? "position" : undefined;
}

/** The board's slots; `waits` where a result of an attempt without one waits for a decision. */
function told(slots, board, person) {
  const waiting = waitingSlots(board, person);
  if (waiting.size === 0) return slots;
  return slots.map((slot) => (waiting.has(slot.slot) ? { ...slot, waits: true } : slot));
}

/**
 * A blank card with what is entered on it, for as long as nobody can fold: shown as typed, nothing is decided.
 * @param {{op: object, stamp?: object}[]} entries operations of the round
 * @param {(body: object) => string} textOf a body in plain digits
 */
export function cardByHand(card, entries, person, textOf) {
  const mine = entries
    .filter(({ stamp }) => !stamp || stamp.standing === "ok") // else it counts only once a delegate has admitted it
    .map(({ op }) => op)
    .filter(({ subject }) => subject?.person === person);
  const slots = card.slots.map((slot) => {
    const ops = mine.filter(({ subject }) => subject.slot === slot.slot);
    return { ...slot, ...lineByHand(ops, textOf) };
  });
  return { ...card, slots };
}

/** One attempt of it. Entries that differ are a dispute, and none of them is shown as the result. */
function lineByHand(ops, textOf) {
  const standing = standingOf(ops).map((op) => {
    const body = saidBy(ops, op.id);
    return { op: op.id, text: body ? textOf(body) : null, confirmed: isConfirmed(ops, op) };
  });
  if (new Set(standing.map(({ text }) => text)).size > 1) return { status: "disputed" };
  const line = standing.find(({ confirmed }) => confirmed) ?? standing[0];
  return line?.text ? { ...line, status: "recorded" } : {};
}

/** The attempt to be done next: the first without a result or with an extra granted, one of which a result waits last; null when the card is closed. */
export function nextSlot({ slots, closed }) {
  if (closed) return null;
  const open = slots.filter(({ status }) => status === "empty" || status === "extra");
  return (open.find(({ waits }) => !waits) ?? open[0])?.slot ?? null;
}

/** Why the card closed before its last attempt: `cutoff`, `quit` or `position`; null where it did not. */
export function closedBy({ slots, closed, left }) {
  return closed && slots.some(({ status }) => status === "empty") ? (left ?? "cutoff") : null;
}

/** How many attempts have a result. */
export function doneOf({ slots }) {
  return slots.filter(({ status }) => status === "recorded").length;
}

/** The attempts of a person that wait for a decision, by number. */
export function proposedSlots(board, person) {
  const found = board?.proposals.filter((one) => one.person === person) ?? [];
  return new Set(found.map(({ slot }) => slot));
}

/** Whether a result stands there that the competitor has not confirmed. */
export function unconfirmed({ status, confirmed }) {
  return status === "recorded" && !confirmed;
}

/**
 * The one state that a slot shows: what needs a person first, then an extra attempt, then where the entry is, then the signature or that it is missing.
 * @param {(op: string) => string} entryState
 */
export function slotState(slot, proposed, entryState) {
  if (slot.status === "disputed") return "disputed";
  if (slot.asked) return slot.asked;
  if (proposed) return "proposed";
  if (!slot.op) return "empty";
  const state = entryState(slot.op);
  if (state !== "accepted") return state;
  if (slot.status === "extra") return "extra"; // granted, and still to be done
  if (slot.status !== "recorded") return "empty";
  return slot.confirmed ? "signed" : "unconfirmed";
}

function blank(slot) {
  return { slot, status: "empty", value: 0, text: "", op: null, by: [], confirmed: false };
}
