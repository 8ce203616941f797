/** A result as it is being typed on a keyboard: digits from the right, +2 and a ruling; for multi-blind three numbers. */
import { press, shown } from "../keypad/digits.js";
import { afterMulti, blankMulti, filled } from "./multi.js";

const blankSingle = { digits: "", plus2: false, ruling: null };
const mostMoves = 2;

/** @param {'time'|'moves'|'multi'} result what the event's results are */
export function blankOf(result) {
  return result === "multi" ? blankMulti : blankSingle;
}

/** What an event's results are, for the choice of the field; the rules know it by edition. */
export function resultOf(event) {
  return { "333fm": "moves", "333mbf": "multi" }[event] ?? "time";
}

/** Whether nothing has been typed. */
export function isBlank(typed) {
  if (typed.ruling) return false;
  if ("active" in typed) return !typed.solved && !typed.attempted && !typed.time;
  return !typed.digits && !typed.plus2;
}

/** Whether it is a whole result, as far as that shows without the rules. */
export function isWhole(typed) {
  return Boolean(typed.ruling) || ("active" in typed ? filled(typed) : Boolean(typed.digits));
}

/** The entry after a key (`meaningOf` in keypad/keyboard.js). The key of a ruling again, Backspace or a digit takes the ruling back. */
export function after(result, typed, key) {
  if (result === "multi") return key === "plus2" ? typed : afterMulti(typed, key);
  if (key === "clear") return blankSingle;
  if (key === "dnf" || key === "dns")
    return { ...typed, ruling: typed.ruling === key ? null : key };
  if (key === "plus2") return result === "time" ? { ...typed, plus2: !typed.plus2 } : typed;
  if (key === "back") return before(typed);
  if (typed.ruling) return { ...blankSingle, digits: press("", key) };
  if (result === "moves" && typed.digits.length >= mostMoves) return typed;
  return { ...typed, digits: press(typed.digits, key) };
}

function before(typed) {
  if (typed.ruling) return { ...typed, ruling: null };
  if (typed.plus2) return { ...typed, plus2: false };
  return { ...typed, digits: press(typed.digits, "back") };
}

/** What stands in the field: `17.65`, `17.65 + 2`, `DNF (17.65)`, `28`; "" while nothing is typed. */
export function shownTyped(result, { digits, plus2, ruling }) {
  const number = digits && (result === "time" ? shown(digits) : digits);
  if (ruling === "dns") return "DNS";
  if (ruling) return number ? `DNF (${number})` : "DNF";
  return plus2 ? `${number || "0.00"} + 2` : number;
}
