/** Which adapters can be read by USB, and which are shown only to say that they cannot. */
import { CONTROL, DATA } from "./cdc/class.js";
import { cdc } from "./cdc/driver.js";
import { ftdi } from "./ftdi/driver.js";

/**
 * @typedef {object} Driver what differs between chips
 * @property {number[]} interfaces those to claim
 * @property {(baud: number) => Promise<void>} begin 8N1, no flow control; the device is open, its interfaces claimed
 * @property {() => Promise<({bytes: Uint8Array} | {fault: string})[]>} read what came next, perhaps nothing
 * @property {() => Promise<void>} end
 */

const FTDI = 0x0403;
/** Chips whose protocol is not spoken here. A filter with them lets the chooser show the adapter, so that a sentence can say so. */
const OTHERS = [0x10c4 /* CP210x */, 0x1a86 /* CH340 */, 0x067b /* PL2303 */];

export const filters = [
  { vendorId: FTDI },
  { classCode: CONTROL },
  { classCode: DATA },
  ...OTHERS.map((vendorId) => ({ vendorId })),
];

/** By its interfaces first: some of the others' newer chips are of the class. @returns {Driver|null} null where nothing here can read it */
export function driverOf(device) {
  const interfaces = device.configurations[0]?.interfaces ?? [];
  if (device.vendorId === FTDI && interfaces.length) return ftdi(device);
  const classes = interfaces.map(({ alternates }) => alternates[0].interfaceClass);
  return classes.includes(DATA) ? cdc(device) : null;
}
