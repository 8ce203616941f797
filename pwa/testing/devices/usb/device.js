/** A `USBDevice` for tests: what Chrome asks for before it passes anything on to the chip, and how transfers end. */

const failure = (name, message = name) => new DOMException(message, name);

/**
 * @param {object} chip what is behind it
 * @param {(setup: object, body?: ArrayBuffer) => boolean} chip.control whether the request is understood; if not, the endpoint stalls
 * @param {(endpoint: number, length: number) => Promise<Uint8Array>} chip.incoming
 */
export function fakeDevice({ interfaces, control, incoming, ...about }) {
  const claimed = new Set();
  const halted = new Set();
  /** Endings of the transfers that come next, one each: "stall", "babble" or "fail". */
  const mishaps = [];
  const pending = new Set();

  function needs(condition, name, message) {
    if (!device.plugged) throw failure("NotFoundError", "The device was disconnected.");
    if (!condition) throw failure(name, message);
  }

  function endAll(error) {
    for (const reject of pending) reject(error);
    pending.clear();
  }

  const device = {
    deviceClass: 0,
    serialNumber: null,
    ...about,
    plugged: false,
    opened: false,
    configuration: null,
    configurations: [{ configurationValue: 1, interfaces }],
    /** For the test: another tab or the system's driver holds the interfaces. */
    held: false,
    /** For the test: the system does not let the browser open it. */
    forbidden: false,
    rounds: 0,
    mishaps,

    async open() {
      needs(!device.forbidden, "SecurityError", "Access denied.");
      if (!device.opened) device.rounds++;
      device.opened = true;
    },
    async close() {
      needs(true);
      device.opened = false;
      claimed.clear();
      endAll(failure("AbortError", "The transfer was cancelled."));
    },
    async selectConfiguration(value) {
      needs(device.opened && value === 1, "InvalidStateError");
      device.configuration = device.configurations[0];
    },
    async claimInterface(number) {
      needs(device.opened && device.configuration, "InvalidStateError");
      needs(!device.held, "NetworkError", "Unable to claim interface.");
      claimed.add(number);
    },
    async controlTransferOut(setup, body) {
      needs(device.opened, "InvalidStateError", "The device must be opened first.");
      const free = setup.recipient !== "interface" || claimed.has(setup.index & 0xff);
      needs(free, "InvalidStateError", "The specified interface has not been claimed.");
      const ok = control(setup, body);
      return ok ? { status: "ok", bytesWritten: body?.byteLength ?? 0 } : { status: "stall" };
    },
    async transferIn(number, length) {
      needs(device.opened, "InvalidStateError", "The device must be opened first.");
      const owner = interfaces.find((one) => endpointOf(one, number));
      needs(owner && claimed.has(owner.interfaceNumber), "NotFoundError", "not claimed");
      if (mishaps[0] === "stall") halted.add(number);
      const mishap = mishaps.shift();
      if (halted.has(number)) return { status: "stall", data: undefined };
      if (mishap === "fail") throw failure("NetworkError", "A transfer error has occurred.");
      if (mishap === "babble" || length % endpointOf(owner, number).packetSize) {
        return { status: "babble", data: undefined };
      }
      const bytes = await new Promise((resolve, reject) => {
        pending.add(reject);
        incoming(number, length)
          .then(resolve, reject)
          .finally(() => pending.delete(reject));
      });
      return { status: "ok", data: new DataView(bytes.buffer, bytes.byteOffset, bytes.length) };
    },
    async clearHalt(direction, number) {
      needs(device.opened && direction === "in", "InvalidStateError");
      halted.delete(number);
    },
    /** The cable is pulled out: what was under way fails. */
    pulled() {
      device.plugged = false;
      device.opened = false;
      device.configuration = null;
      claimed.clear();
      endAll(failure("NetworkError", "A transfer error has occurred."));
    },
  };
  return device;
}

function endpointOf({ alternates }, number) {
  return alternates[0].endpoints.find(
    ({ direction, endpointNumber }) => direction === "in" && endpointNumber === number,
  );
}

/** An interface with its endpoints, as a configuration lists them. */
export function fakeInterface(interfaceNumber, interfaceClass, endpoints) {
  return { interfaceNumber, alternates: [{ interfaceClass, endpoints }] };
}
