/** What the browser's errors mean for a person at the mat whose timer comes by Bluetooth. */
import { TimerTrouble } from "../trouble.js";

/** @returns {'insecure'|'bluetooth-unsupported'|null} why there is no way at all */
export function noWay(page = globalThis) {
  if (page.isSecureContext === false) return "insecure";
  return page.navigator?.bluetooth ? null : "bluetooth-unsupported";
}

/** @param {boolean} on the adapter  @returns {import('../trouble.js').Trouble} what a failure of the chooser means */
export function troubleOfAsking({ name }, on) {
  if (!on) return "bluetooth-off";
  return name === "NotFoundError" ? "bluetooth-nothing-chosen" : "bluetooth-denied";
}

/**
 * A device without the timer's service is something else with that name; a cube. Once it has been a timer it stays one: then
 * the search has failed, as it does when the device comes back.
 * @returns {'no-service'|'bluetooth-denied'|null} null: it may go better next time
 */
export function troubleOfConnecting({ name }, { worked, failures }) {
  if (name === "SecurityError") return "bluetooth-denied";
  return name === "NotFoundError" && !worked && failures >= 3 ? "no-service" : null;
}

/** @returns {Promise<boolean>} whether this device's Bluetooth is on; taken for on where nobody can say */
export async function isOn() {
  try {
    return await navigator.bluetooth.getAvailability();
  } catch {
    return true;
  }
}

/** @returns {TimerTrouble} with the browser's own error as its cause */
export function timerTrouble(code, error) {
  return error instanceof TimerTrouble ? error : new TimerTrouble(code, error);
}
