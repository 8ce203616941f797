/** A competitor's card as the board tells it; without a board, a blank one that can be filled by hand. */
import { isConfirmed, saidBy, standingOf } from "./standing.js";

const attempts = { 1: 1, 2: 2, 3: 3, 5: 5, a: 5, m: 3 };

/**
 * @param {object|null} board value of `log.fold`
 * @returns {{slots: object[], closed: boolean, inRound: boolean|null}} `inRound` is null while nobody can tell
 */
export function cardOf(board, round, person) {
  const card = board?.cards.find((one) => one.person === person);
  if (card) return { slots: card.slots, closed: card.closed, inRound: true };
  const slots = Array.from({ length: attempts[round.format] }, (_, place) => blank(place + 1));
  const told = board !== null && board.round.status !== "not-open";
  return { slots, closed: false, inRound: told ? false : null };
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

/** The attempt to be done next: the first without a result or with an extra granted; null when the card is closed. */
export function nextSlot({ slots, closed }) {
  if (closed) return null;
  return slots.find(({ status }) => status === "empty" || status === "extra")?.slot ?? null;
}

/** Whether the card closed early, which only a missed cutoff does. */
export function missedCutoff({ slots, closed }) {
  return closed && slots.some(({ status }) => status === "empty");
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
 * The one state that a slot shows: what needs a person first, then where the entry is, then the signature or that it is missing.
 * @param {(op: string) => string} entryState
 */
export function slotState(slot, proposed, entryState) {
  if (slot.status === "disputed") return "disputed";
  if (proposed) return "proposed";
  if (!slot.op) return "empty";
  const state = entryState(slot.op);
  if (state !== "accepted") return state;
  if (slot.status !== "recorded") return "empty"; // an extra attempt is still to be done
  return slot.confirmed ? "signed" : "unconfirmed";
}

function blank(slot) {
  return { slot, status: "empty", value: 0, text: "", op: null, by: [], confirmed: false };
}
