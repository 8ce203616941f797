/** A timer on an adapter that the page drives itself, by WebUSB: for Android, where wired serial ports are new and know few chips. */
import { timerTrouble, troubleOfAsking } from "../serial/causes.js";
import { makePort } from "../serial/port.js";
import { freePort } from "../serial/ports.js";
import { usbPorts } from "./ports.js";

/** @type {import('../sources.js').Source} */
export const usb = {
  async ask(options) {
    try {
      return makePort(await usbPorts.requestPort(), { ...options, bus: usbPorts });
    } catch (error) {
      throw timerTrouble(troubleOfAsking(error), error);
    }
  },
  async again(options) {
    const port = await freePort(options.name, usbPorts);
    return port && makePort(port, { ...options, bus: usbPorts });
  },
};
