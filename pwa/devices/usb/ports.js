/** The adapters on USB as Web Serial shows its ports: asked for, allowed already, coming and going. */
import { TimerTrouble } from "../trouble.js";
import { adapterOf } from "./adapter.js";
import { driverOf, filters } from "./chips.js";

/** One adapter a device, so that whoever holds it is known. */
const adapters = new WeakMap();

function portOf(device) {
  const driver = driverOf(device);
  if (driver && !adapters.has(device)) adapters.set(device, adapterOf(device, driver));
  return adapters.get(device);
}

export const usbPorts = {
  /** Shows the browser's chooser. An adapter that nothing here can read is not kept among those that are allowed. */
  async requestPort() {
    const device = await navigator.usb.requestDevice({ filters });
    const port = portOf(device);
    if (port) return port;
    await device.forget?.();
    throw new TimerTrouble("wrong-chip");
  },
  async getPorts() {
    return (await navigator.usb.getDevices()).map(portOf).filter(Boolean);
  },
  addEventListener: (type, heard) => navigator.usb.addEventListener(type, heard),
  removeEventListener: (type, heard) => navigator.usb.removeEventListener(type, heard),
};
