/** A GAN timer by Web Bluetooth. It tells its states itself; while it runs it sends no digits. */
import { TimerTrouble } from "../trouble.js";
import { isOn, noWay, timerTrouble, troubleOfAsking } from "./causes.js";
import { isHeld, makePort } from "./port.js";
import { WANTED } from "./states.js";

/** @type {import('../sources.js').Source} */
export const gan = {
  async ask() {
    const code = noWay();
    if (code) throw new TimerTrouble(code);
    try {
      return makePort(await navigator.bluetooth.requestDevice(WANTED));
    } catch (error) {
      throw timerTrouble(troubleOfAsking(error, await isOn()), error);
    }
  },

  /** The one timer of that name which this page was allowed before; of two that are called alike, none. */
  async again({ name } = {}) {
    if (noWay() || !navigator.bluetooth.getDevices) return null;
    const free = (await navigator.bluetooth.getDevices()).filter(
      (device) =>
        !isHeld(device) && (name ? device.name === name : /^gan/i.test(device.name ?? "")),
    );
    return free.length === 1 ? makePort(free[0]) : null;
  },
};
