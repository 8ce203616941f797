/** An FTDI chip for tests: it reads the line at the rate that its divisor gives, and sends packets with two bytes about the line. */
import { fakeDevice, fakeInterface } from "./device.js";

const IDLE = [0x01, 0x60];
export const BREAK = 0x10;
export const FRAMING = 0x08;
export const OVERRUN = 0x02;

/** Eighths, by the code that stands for them. */
const EIGHTHS = [0, 4, 2, 1, 3, 5, 6, 7];
const RATE_OF_CODE = { 0: 3_000_000, 1: 2_000_000 };

/**
 * @param {object} [options]
 * @param {number} [options.lineBaud] of what is on the line
 * @param {number} [options.packetSize] 64, on high speed 512
 * @param {number} [options.ports] of the chip; the line is on the first
 * @returns a device; `send(bytes, line)` puts bytes on its line, with what is wrong with them
 */
export function fakeFtdi({ lineBaud = 1200, packetSize = 64, ports = 1, ...about } = {}) {
  let received = [];
  let reads = { rate: 9600, format: 0 };
  let latency = 16;
  const channel = ports > 1 ? 1 : 0;

  const requests = {
    0: (value) => {
      if (value === 1) received = [];
      return value <= 2;
    },
    1: (value) => {
      if (value & 0x0100) device.ready = Boolean(value & 1);
      return true;
    },
    2: (value) => value === 0,
    3: (value, index) => {
      reads = { ...reads, rate: rateOf(value, channel ? index >> 8 : index) };
      return true;
    },
    4: (value) => {
      reads = { ...reads, format: value };
      return true;
    },
    9: (value) => {
      latency = value;
      return value >= 1 && value <= 255;
    },
  };

  function control({ requestType, recipient, request, value, index }) {
    const ours = requestType === "vendor" && recipient === "device" && (index & 0xff) === channel;
    if (!ours && request !== 3) return false;
    return requests[request]?.(value, index) ?? false;
  }

  async function incoming(_endpoint, length) {
    if (received.length < packetSize - 2) await new Promise((due) => setTimeout(due, latency));
    const packets = [];
    do packets.push(nextPacket());
    while (packets.at(-1).length === packetSize && packets.length * packetSize < length);
    return Uint8Array.from(packets.flat());
  }

  /** Bytes of one kind: what is wrong with them is said of the whole packet. */
  function nextPacket() {
    const line = received[0]?.line ?? 0;
    const other = received.findIndex((one) => one.line !== line);
    const many = Math.min(packetSize - 2, other < 0 ? received.length : other);
    const bytes = received.splice(0, many).map(({ byte }) => byte);
    return [IDLE[0], IDLE[1] | line, ...bytes];
  }

  const endpoints = [{ endpointNumber: 1, direction: "in", type: "bulk", packetSize }];
  const device = fakeDevice({
    vendorId: 0x0403,
    productId: 0x6001,
    ...about,
    interfaces: Array.from({ length: ports }, (_, number) =>
      fakeInterface(number, 255, number ? [] : endpoints),
    ),
    control,
    incoming,
  });

  return Object.assign(device, {
    ready: false,
    rate: () => reads.rate,
    send(bytes, line = 0) {
      if (!device.opened) return;
      const right = Math.abs(reads.rate / lineBaud - 1) <= 0.03 && reads.format === 8;
      for (const byte of bytes) {
        received.push(right ? { byte, line } : { byte: byte ^ 0xa5, line: line | FRAMING });
      }
    },
  });
}

/** The rate that a divisor stands for, read as the chip does. */
function rateOf(value, high) {
  const code = value | ((high & 1) << 16);
  return RATE_OF_CODE[code] ?? 3_000_000 / ((code & 0x3fff) + EIGHTHS[code >> 14] / 8);
}
