/** A board with a USB of its own for tests, of the class CDC-ACM: it sends when it is told that somebody listens. */
import { fakeDevice, fakeInterface } from "./device.js";

const NOTES = 3;
const DATA = 2;
export const STATE = { break: 0x04, framing: 0x10, overrun: 0x40 };

/**
 * @param {object} [options]
 * @param {number|null} [options.lineBaud] null: a bridge, to which any rate is right
 * @param {boolean} [options.notes] whether it has an endpoint for them
 * @returns a device; `send(bytes)` and `note(state)` for the test
 */
export function fakeCdc({ lineBaud = 1200, notes = true, ...about } = {}) {
  const queues = { [DATA]: queue(), [NOTES]: queue() };
  let coding = null;

  function control({ requestType, recipient, request, value, index }, body) {
    if (requestType !== "class" || recipient !== "interface" || index !== 0) return false;
    if (request === 0x22) device.ready = Boolean(value & 1);
    if (request !== 0x20) return request === 0x22;
    if (body?.byteLength !== 7 || lineBaud === null) return false;
    const view = new DataView(body);
    coding = { rate: view.getUint32(0, true), stop: view.getUint8(4), parity: view.getUint8(5) };
    return view.getUint8(6) === 8;
  }

  const device = fakeDevice({
    vendorId: 0x2e8a,
    productId: 0x000a,
    deviceClass: 2,
    ...about,
    interfaces: [
      fakeInterface(0, 2, notes ? [incoming(NOTES, "interrupt", 16)] : []),
      fakeInterface(1, 10, [
        { endpointNumber: DATA, direction: "out", type: "bulk", packetSize: 64 },
        incoming(DATA, "bulk", 64),
      ]),
    ],
    control,
    incoming: (endpoint, length) => queues[endpoint].next(length),
  });

  return Object.assign(device, {
    ready: false,
    coding: () => coding,
    send(bytes) {
      if (!device.opened || !device.ready) return;
      const right = lineBaud === null || coding?.rate === lineBaud;
      queues[DATA].put(right ? bytes : bytes.map((byte) => byte ^ 0xa5));
    },
    note(state) {
      queues[NOTES].put([0xa1, 0x20, 0, 0, 0, 0, 2, 0, state, 0]);
    },
  });
}

function incoming(endpointNumber, type, packetSize) {
  return { endpointNumber, direction: "in", type, packetSize };
}

/** Transfers wait until something is there. */
function queue() {
  const ready = [];
  let waiting = null;
  const serve = () => {
    if (!waiting || !ready.length) return;
    const { resolve, length } = waiting;
    waiting = null;
    resolve(Uint8Array.from(ready.splice(0, length)));
  };
  return {
    put(bytes) {
      ready.push(...bytes);
      serve();
    },
    next: (length) =>
      new Promise((resolve) => {
        waiting = { resolve, length };
        serve();
      }),
  };
}
