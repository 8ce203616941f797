/** Whose puzzle is to be scrambled next, which attempt it is for, and which scramble that wants. */
import { scrambleOf } from "../../parts/signatures/marks.js";
import { nextSlot } from "../judge/card/card.js";

/**
 * Everybody's first attempt comes before anybody's second; a puzzle that is scrambled waits no more.
 * @param {{person: number, slots: object[], closed: boolean}[]} cards in the group's order
 * @param {object[]} ops of the round that count
 * @returns {{person: number, slot: number}[]} the attempts that want a scramble, in the order in which they are done
 */
export function turnsOf(cards, ops) {
  return cards
    .map((card, place) => ({ person: card.person, slot: waiting(card, ops), place }))
    .filter(({ slot }) => slot !== null)
    .sort((a, b) => a.slot - b.slot || a.place - b.place)
    .map(({ person, slot }) => ({ person, slot }));
}

/** The next attempt without a scramble: that of the one under way is told, so it is the one after. */
function waiting(card, ops) {
  const mine = ops.filter(({ subject }) => subject?.person === card.person);
  const next = nextSlot(card);
  if (next === null) return null;
  const line = card.slots.find(({ slot }) => slot === next);
  return scrambleOf(line, mine) ? null : next;
}

/**
 * Which scrambles there are to choose from: those of the set, and the extra ones.
 * @param {number} many attempts of the round
 * @returns {string[]}
 */
export function scramblesOf(many) {
  return [...Array.from({ length: many }, (_, at) => `${at + 1}`), "E1", "E2"];
}

/** What goes into the operation: a number of the set as a number. */
export function scrambleBody(scramble, group) {
  const body = { scramble: /^\d+$/.test(scramble) ? Number(scramble) : scramble };
  return group ? { ...body, group } : body;
}

/** The letter of a group, as its set of scrambles is called: A for the first. */
export function letterOf(number) {
  return String.fromCharCode(64 + number);
}
