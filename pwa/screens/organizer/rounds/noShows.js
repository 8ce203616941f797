/** Who gets a DNS when a round is closed, and for which attempts. A person says for whom; here it is only found who comes into question. */
import { ruledBody, timedBody } from "../../../parts/result-field/bodies.js";
import { resultOf } from "../../../parts/result-field/typed.js";

const DNS = -2;
/** Whose card somebody must decide about first. */
const UNDECIDED = ["disputed", "proposed", "held", "phase"];

/**
 * @param {object} board value of `log.fold`
 * @param {{what: string, people: {person: number}[]}[]} groups of heldUp.js
 * @returns {{never: number[], rest: number[]}} who has no attempt, and who has begun and is not done, withdrawn or not; without
 *   those about whom something is undecided
 */
export function noShows(board, groups) {
  const of = (what) => groups.find((group) => group.what === what)?.people ?? [];
  const undecided = new Set(UNDECIDED.flatMap(of).map(({ person }) => person));
  const gone = new Set(board.round.quit ?? []);
  const free = board.cards.filter(({ person }) => !undecided.has(person));
  const begun = ({ slots }) => slots.some(({ value, status }) => value !== 0 || status === "extra"); // who has an extra attempt to do was there
  const waits = ({ slots, closed, person }) =>
    slots.some(({ value }) => value === 0) && (!closed || gone.has(person));
  const open = free.filter(waits);
  return {
    never: open.filter((card) => !begun(card) && !gone.has(card.person)).map(numberOf),
    rest: open.filter(begun).map(numberOf),
  };
}

/**
 * The attempts that a DNS fills: one after the other until the card is done, so that a cutoff that is missed by it leaves blanks (9f5+).
 * @param {number[]} values of the card
 * @param {(values: number[]) => Promise<number|null>} nextSlot as the rules say it (`round.next`)
 * @returns {Promise<number[]>} slots
 */
export async function slotsForDns(values, nextSlot) {
  const filled = [...values];
  const slots = [];
  let slot = await nextSlot(filled);
  while (slot !== null) {
    slots.push(slot);
    filled[slot - 1] = DNS;
    slot = await nextSlot(filled);
  }
  return slots;
}

/** The body of a DNS, the same that a judge's phone makes, so that two who enter it agree. */
export function dnsBody(event) {
  const none = { digits: "", plus2: false, ruling: "dns" };
  return resultOf(event) === "time" ? timedBody(none) : ruledBody(none);
}

/** Everybody with a DNS, and for which attempts. */
export function dnsOf(board) {
  return board.cards
    .map(({ person, slots }) => ({
      person,
      slots: slots.filter(({ value }) => value === DNS).map(({ slot }) => slot),
    }))
    .filter(({ slots }) => slots.length);
}

function numberOf({ person }) {
  return person;
}
