/**
 * An adapter on USB as Web Serial would show it: opened at a rate, a stream that fails with the line's faults and is followed by another,
 * none once the adapter is gone. So both ways share one reader.
 */
import { TimerTrouble } from "../trouble.js";

/** Transfers that may fail in a row before the adapter is opened anew. */
const PATIENCE = 5;

/** @param {USBDevice} device  @param {import("./chips.js").Driver} driver  @returns {SerialPort} as much of one as is used */
export function adapterOf(device, driver) {
  let stream = null;
  let left = [];
  let failures = 0;
  let open = false;

  async function next() {
    try {
      while (!left.length) left = await driver.read();
      failures = 0;
    } catch (error) {
      failures++;
      if (failures >= PATIENCE || !device.opened || error.name === "NotFoundError") open = false;
      throw error;
    }
    const { bytes, fault } = left.shift();
    if (fault) throw new DOMException("", fault);
    return bytes;
  }

  return {
    getInfo: () => ({ usbVendorId: device.vendorId, usbProductId: device.productId }),

    async open({ baudRate }) {
      if (open) throw new DOMException("it is open already", "InvalidStateError");
      await device.open();
      try {
        await claim(device, driver.interfaces);
        await driver.begin(baudRate);
      } catch (error) {
        await device.close().catch(() => {});
        throw error;
      }
      [stream, left, failures, open] = [null, [], 0, true];
    },

    get readable() {
      if (open) stream ??= streamOf(next, () => (stream = null));
      return open ? stream : null;
    },

    async close() {
      open = false;
      await driver.end().catch(() => {});
      await device.close();
    },
  };
}

async function claim(device, numbers) {
  if (!device.configuration) {
    await device.selectConfiguration(device.configurations[0].configurationValue);
  }
  try {
    for (const number of numbers) await device.claimInterface(number);
  } catch (error) {
    throw new TimerTrouble("busy-system", error);
  }
}

/** Reads only when somebody waits for it, so that nothing is lost where it fails. */
function streamOf(next, ended) {
  let wanted = true;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const bytes = await next();
          if (wanted) controller.enqueue(bytes);
        } catch (error) {
          ended();
          if (wanted) controller.error(error);
        }
      },
      cancel() {
        wanted = false;
        ended();
      },
    },
    { highWaterMark: 0 },
  );
}
