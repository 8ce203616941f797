/** The timer at the mat and the attempt whose pad is open: one after the other, so that no time of one attempt comes into another. */
import { effect, signal } from "@preact/signals";
import { reconnect, tell, timerAt } from "../../../../devices/station/index.js";
import { begins } from "./runs.js";

const PLACE = "main";

/** What the judge's timer says. */
export const timer = timerAt(PLACE);

/** How often its digits have begun to run. */
export const beginnings = signal(0);

let before = "off";
let seen = 0;
let current = { name: null, taken: false };

effect(() => {
  const { state } = timer.value.model;
  if (begins(before, state)) beginnings.value = beginnings.peek() + 1;
  before = state;
});

reconnect();

const nameOf = ({ round, person, slot }) => `${round} ${person} ${slot}`;

/** A pad, or the dark view, of this attempt is open: another one begins where it is not that of before. */
export function follow(attempt) {
  if (current.name === nameOf(attempt)) return;
  current = { name: nameOf(attempt), taken: false };
  tell(PLACE, "attempt");
}

/** @returns {boolean} whether the last beginning has not been seen before; it is from now on */
export function seesBeginning() {
  const fresh = seen !== beginnings.peek();
  seen = beginnings.peek();
  return fresh;
}

/** Whether the reading stands in a saved entry: it fills no other by itself. */
export function isTaken() {
  return current.taken;
}

/** The attempt is still to come, whatever the timer has said since its pad was opened. */
export function anew() {
  tell(PLACE, "attempt");
}

/** Whether the timer is still the one of this attempt. */
export function isFollowed(attempt) {
  return current.name === nameOf(attempt);
}

export function take() {
  current.taken = true;
  tell(PLACE, "taken");
}

/** The competitor has confirmed: a reset is in order, and the next pad is another attempt's, of the same slot too (an extra attempt). */
export function sign() {
  tell(PLACE, "signed");
  current = { name: null, taken: false };
}
