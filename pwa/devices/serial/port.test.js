/** A port is read over every fault, lost and found again, and closed cleanly, with a `navigator.serial` that behaves like the browser's. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { packet } from "../../testing/devices/packets.js";
import { fakeSerial } from "../../testing/devices/serial.js";
import { makeDecoder } from "../stackmat/decoder.js";
import { serial } from "./source.js";

const TIME = packet("S", 12678);
let desk;
let sink;
let open;

/** Notes what a port says; reads packets, as a station does. */
function makeSink() {
  const decoder = makeDecoder();
  const noted = { packets: [], links: [], troubles: [], gaps: 0 };
  return Object.assign(noted, {
    bytes(bytes) {
      const packets = decoder.push(bytes);
      noted.packets.push(...packets.map(({ ms }) => ms));
      return packets.length;
    },
    gap() {
      decoder.reset();
      noted.gaps++;
    },
    link: (link) => noted.links.push(link),
    trouble: (code) => noted.troubles.push(code),
  });
}

function start(port, into = sink) {
  const run = { port, failed: null };
  run.over = port.run(into).catch((error) => {
    run.failed = error.code;
  });
  open.push(run);
  return run;
}

const pass = (ms) => vi.advanceTimersByTimeAsync(ms);

async function connected(options = {}) {
  const run = start(await serial.ask(options));
  await pass(10);
  return run;
}

async function closed({ port, over }) {
  const closing = port.close();
  await pass(10);
  await closing;
  await over;
}

beforeEach(() => {
  vi.useFakeTimers();
  const fake = fakeSerial();
  desk = fake.desk;
  vi.stubGlobal("navigator", { serial: fake.serial });
  desk.plug("a");
  desk.choose("a");
  sink = makeSink();
  open = [];
});

afterEach(async () => {
  const closing = open.map(({ port }) => port.close());
  await pass(2000);
  await Promise.all(closing);
  vi.useRealTimers();
});

test("packets arrive, whatever pieces they come in", async () => {
  await connected();
  for (const chunk of [1, 3, 10, 100]) desk.send("a", Uint8Array.of(...TIME, ...TIME), chunk);
  await pass(10);
  expect(sink.packets).toEqual(Array(8).fill(12678));
  expect(sink.links).toEqual(["up"]);
});

test("it opens at 1200 baud, 8N1, with a buffer that a slow page does not overrun; a bridge has its own rate", async () => {
  await closed(await connected());
  await connected({ baud: 115200 });
  expect(desk.opened[0]).toEqual({
    baudRate: 1200,
    dataBits: 8,
    stopBits: 1,
    parity: "none",
    flowControl: "none",
    bufferSize: 4096,
  });
  expect(desk.opened[1].baudRate).toBe(115200);
});

test.each(["BreakError", "FramingError", "ParityError", "BufferOverrunError", "UnknownError"])(
  "a %s ends the stream and not the reading",
  async (name) => {
    await connected();
    desk.fault("a", name);
    await pass(100);
    desk.send("a", TIME);
    await pass(100);
    expect(sink.packets).toEqual([12678]);
    expect(sink.links).toEqual(["up"]);
  },
);

test("a frame that a fault cut in two is none", async () => {
  await connected();
  desk.send("a", TIME.slice(0, 5));
  desk.fault("a", "BreakError");
  await pass(100);
  desk.send("a", TIME.slice(5));
  await pass(100);
  expect(sink.packets).toEqual([]);
  expect(sink.gaps).toBe(1);
});

test("a line of the wrong polarity is named, and does not keep the page busy", async () => {
  await connected();
  let faults = 0;
  const beat = setInterval(() => {
    desk.fault("a", faults++ % 2 ? "FramingError" : "BreakError");
    desk.send("a", Uint8Array.of(0x56, 0xd6, 0xb6));
  }, 10);
  await pass(3000);
  clearInterval(beat);
  expect(sink.troubles.at(-1)).toBe("inverted");
  expect(sink.gaps).toBeLessThan(20);
});

test("turned around, it is read, and the trouble is over", async () => {
  await connected();
  for (let times = 0; times < 8; times++) {
    desk.fault("a", "BreakError");
    await pass(300);
  }
  desk.send("a", TIME);
  await pass(300);
  expect(sink.troubles.slice(-2)).toEqual(["inverted", null]);
});

test("noise is garbled", async () => {
  await connected();
  desk.send("a", new Uint8Array(80).fill(0x55));
  await pass(10);
  expect(sink.troubles.at(-1)).toBe("garbled");
});

test("a port where nothing comes is silent", async () => {
  await connected();
  await pass(5000);
  expect(sink.troubles.at(-1)).toBe("silent");
});

test("pulled out and plugged in, it goes on by itself", async () => {
  await connected();
  desk.send("a", TIME);
  await pass(10);
  desk.unplug("a");
  await pass(1000);
  expect(sink.links).toEqual(["up", "down"]);
  expect(sink.troubles.at(-1)).toBe("unplugged");
  desk.plug("a");
  await pass(1000);
  desk.send("a", TIME);
  await pass(10);
  expect(sink.links).toEqual(["up", "down", "up"]);
  expect(sink.troubles.at(-1)).toBe(null);
  expect(sink.packets).toEqual([12678, 12678]);
});

test("an adapter that is back but cannot be opened yet is tried again", async () => {
  await connected();
  desk.unplug("a");
  await pass(100);
  desk.plug("a");
  desk.occupy("a");
  await pass(2000);
  desk.occupy("a", false);
  await pass(2000);
  expect(sink.links.at(-1)).toBe("up");
});

test("an adapter without a number of its own needs to be chosen again", async () => {
  desk.plug("a", { usbVendorId: 0x1a86, usbProductId: 0x7523, number: false });
  await connected();
  desk.unplug("a");
  await pass(100);
  desk.plug("a", { usbVendorId: 0x1a86, usbProductId: 0x7523, number: false });
  await pass(1000);
  expect(sink.links.at(-1)).toBe("down");
  expect(sink.troubles.at(-1)).toBe("unplugged");
});

test("it is opened and closed ten times in a row", async () => {
  for (let round = 1; round <= 10; round++) {
    const run = await connected();
    desk.send("a", TIME);
    await pass(10);
    await closed(run);
    expect(run.failed).toBe(null);
    expect(desk.isOpen("a")).toBe(false);
    expect(sink.packets.length).toBe(round);
  }
});

test("closed while it opens, it stays closed", async () => {
  const run = start(await serial.ask({}));
  await closed(run);
  expect(desk.isOpen("a")).toBe(false);
});

test("closed while it waits for its adapter, it waits no longer", async () => {
  const run = await connected();
  desk.unplug("a");
  await pass(100);
  await closed(run);
  desk.plug("a");
  await pass(1000);
  expect(desk.isOpen("a")).toBe(false);
});

test("a port that another program has is busy, after a few tries", async () => {
  desk.occupy("a");
  const run = await connected();
  await pass(2000);
  expect(run.failed).toBe("busy");
});

test("a port that an earlier page lets go a moment later is opened", async () => {
  desk.occupy("a");
  const run = await connected();
  desk.occupy("a", false);
  await pass(2000);
  expect(run.failed).toBe(null);
  expect(sink.links).toEqual(["up"]);
});

test("nothing chosen, and not allowed, are told apart", async () => {
  desk.choose(null);
  await expect(serial.ask({})).rejects.toMatchObject({ code: "nothing-chosen" });
  desk.choose("denied");
  await expect(serial.ask({})).rejects.toMatchObject({ code: "denied" });
});

test("without a tap, only what was allowed before is opened", async () => {
  expect(await serial.again({})).toBe(null);
  await serial.ask({});
  expect((await serial.again({ name: "FTDI 0403:6001" })).name).toBe("FTDI 0403:6001");
  expect(await serial.again({ name: "CH340 1a86:7523" })).toBe(null);
});

test("of two adapters of a kind none is guessed, until one of them is read", async () => {
  desk.plug("b");
  const first = await serial.ask({});
  desk.choose("b");
  await serial.ask({});
  expect(await serial.again({ name: first.name })).toBe(null);
  start(first);
  await pass(10);
  expect((await serial.again({ name: first.name })).name).toBe(first.name);
});

test("one port is not read at two places", async () => {
  await connected();
  const second = start(await serial.ask({}), makeSink());
  await pass(2000);
  expect(second.failed).toBe("busy");
  desk.send("a", TIME);
  await pass(10);
  expect(sink.packets).toEqual([12678]);
});

test("two that were pulled out together are not swapped: neither is taken", async () => {
  desk.plug("b");
  await connected();
  desk.choose("b");
  const other = makeSink();
  start(await serial.ask({}), other);
  await pass(10);
  for (const id of ["a", "b"]) desk.unplug(id);
  await pass(100);
  for (const id of ["a", "b"]) desk.plug(id);
  await pass(1000);
  expect([sink.links.at(-1), other.links.at(-1)]).toEqual(["down", "down"]);
});
