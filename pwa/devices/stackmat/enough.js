/**
 * How often a time must have come to be a result: three times, or twice with the letter of the end (S; C while both hands are
 * still there) from a timer that can be trusted with it: one that said a space while this solve ran, and has not said
 * that letter while its digits moved or, if it is S, at zero. A timer that says S whatever happens (YuXin) needs three.
 *
 * A packet that is delivered twice is no second packet: with letters the two must also have come apart, and a running packet
 * twice is not yet three.
 */
import { apart } from "./clock.js";

const ALWAYS = 3;
const WITH_LETTERS = 2;
const OF_THE_END = "SC";
const RUNNING = " ";

/** @param {import('./digits.js').Time} time @param {string} said the letters it said while its digits moved */
export function enough(time, said) {
  if (time.count >= ALWAYS) return true;
  return time.count >= WITH_LETTERS && ended(time.letters, said) && apart(time);
}

const ended = (letters, said) =>
  said.includes(RUNNING) &&
  [...letters].every((letter) => OF_THE_END.includes(letter) && !said.includes(letter));
