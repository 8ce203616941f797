import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { packet } from "../../testing/devices/packets.js";
import { fakeUsb } from "../../testing/devices/usb/bus.js";
import { fakeCdc, STATE } from "../../testing/devices/usb/cdc.js";
import { fakeDevice, fakeInterface } from "../../testing/devices/usb/device.js";
import { BREAK, FRAMING, fakeFtdi, OVERRUN } from "../../testing/devices/usb/ftdi.js";
import { hexOf } from "../hex.js";
import { makeDecoder } from "../stackmat/decoder.js";
import { usb } from "./source.js";

const STOPPED = packet("S", 12_678);
const HEX = hexOf(STOPPED);

let bus;
let ports;

beforeEach(() => {
  vi.useFakeTimers();
  bus = fakeUsb();
  ports = [];
  vi.stubGlobal("navigator", { usb: bus });
});

afterEach(async () => {
  await Promise.all([...ports.map((port) => port.close()), pass(2000)]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms) => vi.advanceTimersByTimeAsync(ms);

/** What a station would have of it: packets as hex, and everything else in the order in which it was said. */
function listener() {
  const decoder = makeDecoder();
  const heard = { packets: [], links: [], troubles: [], bytes: 0, failure: null };
  const sink = {
    bytes(bytes) {
      const packets = decoder.push(bytes);
      heard.bytes += bytes.length;
      heard.packets.push(...packets.map(({ hex }) => hex));
      return packets.length;
    },
    gap: () => decoder.reset(),
    link: (link) => heard.links.push(link),
    trouble: (code) => heard.troubles.push(code),
  };
  return { heard, sink };
}

function run(port) {
  const { heard, sink } = listener();
  ports.push(port);
  port.run(sink).catch((error) => {
    heard.failure = error.code;
  });
  return heard;
}

async function connected(device, options = {}) {
  bus.plug(device);
  bus.choose(device);
  const port = await usb.ask(options);
  const heard = run(port);
  await pass(20);
  return { port, heard };
}

const KINDS = [
  ["FTDI", fakeFtdi],
  ["CDC", fakeCdc],
];

describe.each(KINDS)("%s", (_kind, make) => {
  test("is opened at a timer's rate and read", async () => {
    const device = make();
    const { heard } = await connected(device);
    device.send(STOPPED);
    await pass(50);
    expect(heard).toMatchObject({ packets: [HEX], links: ["up"], troubles: [null], failure: null });
    expect(device.ready).toBe(true);
  });

  test("is read at the rate that it was asked for", async () => {
    const device = make({ lineBaud: 115_200 });
    const { heard } = await connected(device, { baud: 115_200 });
    device.send(STOPPED);
    await pass(50);
    expect(heard.packets).toEqual([HEX]);
  });

  test("gives nothing that could be read at another rate", async () => {
    const device = make({ lineBaud: 9600 });
    const { heard } = await connected(device);
    for (let times = 0; times < 10; times++) device.send(STOPPED);
    await pass(5000);
    expect(heard.packets).toEqual([]);
    expect(heard.troubles.at(-1)).not.toBe(null);
  });

  test("may bring a packet byte by byte", async () => {
    const device = make();
    const { heard } = await connected(device);
    for (const byte of STOPPED) {
      device.send([byte]);
      await pass(20);
    }
    expect(heard.packets).toEqual([HEX]);
  });

  test("brings many packets at once", async () => {
    const device = make();
    const { heard } = await connected(device);
    for (let times = 0; times < 40; times++) device.send(STOPPED);
    await pass(500);
    expect(heard.packets).toEqual(Array(40).fill(HEX));
  });

  test("goes on after an endpoint that halted, and after failed transfers", async () => {
    const device = make();
    const { heard } = await connected(device);
    device.mishaps.push("stall", "fail", "babble", "stall", "fail");
    device.send(STOPPED);
    await pass(1500);
    device.send(STOPPED);
    await pass(100);
    expect(heard.packets).toEqual([HEX, HEX]);
    expect(heard.links).toEqual(["up"]);
  });

  test("is opened anew where no transfer succeeds", async () => {
    const device = make();
    const { heard } = await connected(device);
    device.mishaps.push(...Array(5).fill("fail"));
    device.send(STOPPED);
    await pass(3000);
    device.send(STOPPED);
    await pass(100);
    expect(heard.links).toEqual(["up", "down", "up"]);
    expect(heard.troubles).toEqual([null, "unplugged", null]);
    expect(heard.packets.at(-1)).toBe(HEX);
  });

  test("pulled out in the middle of a transfer and plugged in again, it goes on by itself", async () => {
    const device = make({ serialNumber: "A5" });
    const { heard } = await connected(device);
    bus.unplug(device);
    await pass(1000);
    expect(heard).toMatchObject({ links: ["up", "down"], troubles: [null, "unplugged"] });
    bus.plug(device);
    await pass(500);
    device.send(STOPPED);
    await pass(50);
    expect(heard).toMatchObject({ links: ["up", "down", "up"], packets: [HEX] });
    expect(heard.troubles.at(-1)).toBe(null);
  });

  test("without a serial number has to be chosen again after it was pulled out", async () => {
    const device = make();
    const { heard } = await connected(device);
    bus.unplug(device);
    bus.plug(device);
    await pass(2000);
    expect(heard.troubles.at(-1)).toBe("unplugged");
    expect(await usb.again({})).toBe(null);
  });

  test("is closed and opened ten times, and has nothing left of the rounds before", async () => {
    const device = make();
    const { port, heard: first } = await connected(device);
    let closing = port;
    for (let round = 1; round <= 10; round++) {
      device.send(STOPPED.slice(0, 5));
      await pass(30);
      await Promise.all([closing.close(), pass(300)]);
      expect(device.opened).toBe(false);
      expect(device.ready).toBe(false);
      closing = await usb.again({});
      const heard = run(closing);
      await pass(30);
      device.send(STOPPED);
      await pass(50);
      expect(heard.packets).toEqual([HEX]);
    }
    expect(first.packets).toEqual([]);
    expect(device.rounds).toBe(11);
  });

  test("that the system or another tab holds says so, in words of its own", async () => {
    const device = make();
    device.held = true;
    const { heard } = await connected(device);
    await pass(2000);
    expect(heard.failure).toBe("busy-system");
    expect(device.opened).toBe(false);
  });

  test("that another page lets go of in a moment is waited for", async () => {
    const device = make();
    device.held = true;
    const { heard } = await connected(device);
    device.held = false;
    await pass(500);
    device.send(STOPPED);
    await pass(50);
    expect(heard.packets).toEqual([HEX]);
  });

  test("that may not be opened is denied", async () => {
    const device = make();
    device.forbidden = true;
    const { heard } = await connected(device);
    expect(heard.failure).toBe("denied");
  });

  test("of which there are two is not guessed at after a reload", async () => {
    const devices = [make({ serialNumber: "1" }), make({ serialNumber: "2" })];
    for (const device of devices) {
      bus.plug(device);
      bus.allow(device);
    }
    expect(await usb.again({})).toBe(null);
    await connected(devices[0]);
    const other = await usb.again({});
    const heard = run(other);
    await pass(30);
    devices[1].send(STOPPED);
    await pass(50);
    expect(heard.packets).toEqual([HEX]);
  });
});

describe("the line's faults", () => {
  test("a signal of the wrong polarity on an FTDI chip is called that", async () => {
    const device = fakeFtdi();
    const { heard } = await connected(device);
    for (let packets = 0; packets < 8; packets++) {
      device.send([0], BREAK | FRAMING);
      device.send([0x56, 0xd6, 0xb6, 0x36, 0x16]);
      device.send([0xf6], FRAMING);
      await pass(300);
    }
    expect(heard.troubles.at(-1)).toBe("inverted");
    expect(heard.packets).toEqual([]);
  });

  test("and on a board that notes its line's faults", async () => {
    const device = fakeCdc();
    const { heard } = await connected(device);
    for (let packets = 0; packets < 8; packets++) {
      device.note(STATE.break);
      device.send([0x56, 0xd6]);
      await pass(300);
      device.note(STATE.framing);
      await pass(300);
    }
    expect(heard.troubles.at(-1)).toBe("inverted");
  });

  test("a break as the cable goes in does no harm", async () => {
    const device = fakeFtdi();
    const { heard } = await connected(device);
    device.send([0], BREAK);
    device.send(STOPPED);
    await pass(500);
    expect(heard.packets).toEqual([HEX]);
    expect(heard.troubles).toEqual([null]);
  });

  test("after an overrun the packet that was cut is left out", async () => {
    const device = fakeFtdi();
    const { heard } = await connected(device);
    device.send(STOPPED.slice(0, 4), OVERRUN);
    device.send(STOPPED.slice(6));
    device.send(STOPPED);
    await pass(500);
    expect(heard.packets).toEqual([HEX]);
  });

  test("nothing at all is silence", async () => {
    const { heard } = await connected(fakeFtdi());
    await pass(6000);
    expect(heard.troubles.at(-1)).toBe("silent");
    expect(heard.bytes).toBe(0);
  });
});

describe("chips", () => {
  test("an FTDI chip with two ports is read on its first, at high speed too", async () => {
    const device = fakeFtdi({ ports: 2, productId: 0x6010, packetSize: 512 });
    const { heard } = await connected(device);
    for (let times = 0; times < 120; times++) device.send(STOPPED);
    await pass(300);
    expect(heard.packets).toHaveLength(120);
  });

  test("a board without notes, and one that has no rate to set, are read", async () => {
    const device = fakeCdc({ notes: false, lineBaud: null });
    const { heard } = await connected(device, { baud: 115_200 });
    device.send(STOPPED);
    await pass(50);
    expect(heard.packets).toEqual([HEX]);
  });

  test.each([
    ["CP210x", 0x10c4, 0xea60],
    ["CH340", 0x1a86, 0x7523],
    ["PL2303", 0x067b, 0x2303],
  ])(
    "%s can be chosen, and is told to be of the wrong kind",
    async (_name, vendorId, productId) => {
      const device = other({ vendorId, productId });
      bus.plug(device);
      bus.choose(device);
      await expect(usb.ask({})).rejects.toMatchObject({ code: "wrong-chip" });
      expect(await bus.getDevices()).toEqual([]);
    },
  );

  test("a device that says nothing of itself stands in nobody's way", async () => {
    const mute = other({ vendorId: 0x0403, productId: 0x6001 });
    mute.configurations = [];
    const device = fakeFtdi();
    for (const one of [mute, device]) {
      bus.plug(one);
      bus.allow(one);
    }
    const heard = run(await usb.again({}));
    await pass(30);
    device.send(STOPPED);
    await pass(50);
    expect(heard.packets).toEqual([HEX]);
  });

  test("a newer chip of the same maker that is of the class is read", async () => {
    const device = fakeCdc({ vendorId: 0x1a86, productId: 0x55d3 });
    const { heard } = await connected(device);
    device.send(STOPPED);
    await pass(50);
    expect(heard.packets).toEqual([HEX]);
  });

  function other(about) {
    const endpoints = [{ endpointNumber: 2, direction: "in", type: "bulk", packetSize: 64 }];
    return fakeDevice({ ...about, interfaces: [fakeInterface(0, 255, endpoints)] });
  }
});

test("nothing was chosen", async () => {
  bus.choose(null);
  await expect(usb.ask({})).rejects.toMatchObject({ code: "nothing-chosen" });
});

test("a page that may not use USB is denied", async () => {
  bus.requestDevice = () => Promise.reject(new DOMException("", "SecurityError"));
  await expect(usb.ask({})).rejects.toMatchObject({ code: "denied" });
});

test("the name says the maker and the product", async () => {
  const { port } = await connected(fakeFtdi());
  expect(port.name).toBe("FTDI 0403:6001");
});
