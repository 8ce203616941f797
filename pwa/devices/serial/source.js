/** A timer on a serial port, by Web Serial: an RS-232 adapter at 1200 baud, or a bridge with a rate of its own. */
import { timerTrouble, troubleOfAsking } from "./causes.js";
import { makePort } from "./port.js";
import { freePort } from "./ports.js";

/** @type {import('../sources.js').Source} */
export const serial = {
  async ask(options) {
    try {
      return makePort(await navigator.serial.requestPort(), options);
    } catch (error) {
      throw timerTrouble(troubleOfAsking(error), error);
    }
  },
  async again(options) {
    const port = await freePort(options.name);
    return port && makePort(port, options);
  },
};
