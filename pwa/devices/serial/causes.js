/** What the browser's errors mean for a person at the mat. */
import { TimerTrouble } from "../trouble.js";

/** @returns {import('../trouble.js').Trouble} what a failure of the chooser means */
export function troubleOfAsking(error, secure = true) {
  if (!secure) return "insecure";
  return error.name === "NotFoundError" ? "nothing-chosen" : "denied";
}

/** @returns {import('../trouble.js').Trouble} what a failure to open means; an open port of this very page is busy too */
export function troubleOfOpening(error) {
  if (error.name === "SecurityError") return "denied";
  return error.name === "NotFoundError" ? "unplugged" : "busy";
}

/** @returns {TimerTrouble} with the browser's own error as its cause */
export function timerTrouble(code, error) {
  return error instanceof TimerTrouble ? error : new TimerTrouble(code, error);
}
