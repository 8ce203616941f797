/** A device's timers: connected by a tap, remembered, taken up again, each at its place. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { packet } from "../../testing/devices/packets.js";
import { fakeSerial } from "../../testing/devices/serial.js";

let storage;
let held;
let page;
let pages;

const makeStorage = () => {
  const kept = new Map();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
};

/** The browser's locks, as far as one page asks for them: a lock is had, or waited for until the signal. */
const locks = {
  request(name, { signal }, inside) {
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      if (held.has(name)) return;
      held.add(name);
      inside()
        .finally(() => held.delete(name))
        .then(resolve);
    });
  },
};

/** A page is loaded: nothing is left of the one before but what was stored, and the adapters that are plugged in. */
async function load({ serial = true } = {}) {
  vi.resetModules();
  const { serial: found, desk } = fakeSerial(storage);
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", document);
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("navigator", serial ? { serial: found, locks } : { locks });
  page = { ...(await import("./index.js")), desk, document };
  pages.push(page);
  await import("../serial/source.js"); // a page that has it already
  return page;
}

const pass = (ms) => vi.advanceTimersByTimeAsync(ms);

/** Time goes on until that is done. */
async function settle(doing) {
  let done = false;
  const ends = doing.finally(() => {
    done = true;
  });
  while (!done) await pass(50);
  return ends;
}
const main = () => page.timerAt("main").value;

async function connect(place = "main", adapter = "a", options = {}) {
  page.desk.choose(adapter);
  await settle(page.connect(place, "serial", options));
}

async function reload() {
  held.clear();
  await load();
  await settle(page.reconnect());
}

const send = (state, ms, id = "a") => {
  page.desk.send(id, packet(state, ms));
  return pass(112);
};

/** Runs in true time and stops. */
async function solve(ms, id = "a") {
  for (let times = 0; times < 3; times++) await send("I", 0, id);
  for (let shown = 100; shown < ms; shown += 112) await send(" ", shown, id);
  for (let times = 0; times < 4; times++) await send("S", ms, id);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new DOMException("", "TimeoutError")), ms);
    return stop.signal;
  });
  storage = makeStorage();
  held = new Set();
  pages = [];
  await load();
  page.desk.plug("a");
});

afterEach(async () => {
  for (const { disconnect } of pages) {
    await settle(Promise.all(["main", "left", "right"].map(disconnect)));
  }
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("before anything is connected there is no timer", () => {
  expect(main()).toMatchObject({ source: null, name: null, link: "none", trouble: null });
  expect(main().model.state).toBe("off");
});

test("connected, it says what the timer does, and offers its time with the packets", async () => {
  await connect();
  expect(main()).toMatchObject({ source: "serial", name: "FTDI 0403:6001", link: "up" });
  await send("I", 0);
  expect(main().model.state).toBe("idle");
  await solve(2678);
  expect(main().model.state).toBe("stopped");
  expect(main().model.offer.reading_ms).toBe(2678);
  expect(main().model.offer.packets.at(-1)).toBe("53303032363738570A0D");
});

test("a second and a half without a packet is a signal that was lost", async () => {
  await connect();
  await send("I", 0);
  for (const ms of [100, 212, 324]) await send(" ", ms);
  expect(main().model.state).toBe("running");
  await pass(1500);
  expect(main().model.state).toBe("lost");
});

test("pulled out during a solve, the signal is lost at once, and nothing is offered", async () => {
  await connect();
  await send("I", 0);
  for (const ms of [100, 212, 324]) await send(" ", ms);
  page.desk.unplug("a");
  await pass(100);
  expect(main()).toMatchObject({ link: "down", trouble: "unplugged" });
  expect(main().model).toMatchObject({ state: "lost", offer: null });
});

test("plugged in again it is read again", async () => {
  await connect();
  page.desk.unplug("a");
  await pass(100);
  page.desk.plug("a");
  await pass(1000);
  expect(main()).toMatchObject({ link: "up", trouble: null });
  await solve(1234);
  expect(main().model.offer.reading_ms).toBe(1234);
});

test("after a reload it is taken up again without a tap, with its baud rate", async () => {
  await connect("main", "a", { baud: 115200 });
  await reload();
  expect(main()).toMatchObject({ source: "serial", link: "up" });
  expect(page.desk.opened).toMatchObject([{ baudRate: 115200 }]);
});

test("a time that stands there after a reload is offered to nobody: it is the display that counts", async () => {
  await connect();
  await solve(2678);
  await reload();
  for (let times = 0; times < 20; times++) await send("S", 2678);
  expect(main().model).toMatchObject({ state: "stale", offer: null });
});

test("reloaded while the cable is out it says so, and goes on when it is back", async () => {
  await connect();
  page.desk.unplug("a");
  await pass(100);
  await reload();
  expect(main()).toMatchObject({ name: "FTDI 0403:6001", link: "down", trouble: "unplugged" });
  page.desk.plug("a");
  await pass(3000);
  expect(main()).toMatchObject({ link: "up", trouble: null });
});

test("seen again, a page takes up what it does not read any more", async () => {
  page.desk.occupy("a");
  await connect();
  expect(main()).toMatchObject({ link: "down", trouble: "busy" });
  await settle(page.reconnect());
  page.desk.occupy("a", false);
  page.document.dispatchEvent(new Event("visibilitychange"));
  await pass(3000);
  expect(main()).toMatchObject({ link: "up", trouble: null });
});

test("another tab that reads the place's timer keeps it", async () => {
  held.add("matside-timer-main");
  await connect();
  expect(main()).toMatchObject({ link: "down", trouble: "busy" });
  expect(page.desk.isOpen("a")).toBe(false);
});

test("a browser that does not say what is allowed has nothing to take up", async () => {
  await connect();
  held.clear();
  await load();
  navigator.serial.getPorts = async () => {
    throw new DOMException("", "SecurityError");
  };
  await settle(page.reconnect());
  expect(main()).toMatchObject({ link: "down", trouble: "unplugged" });
});

test("a chooser that was closed says so, and a timer that is read goes on", async () => {
  await connect("main", null);
  expect(main()).toMatchObject({ link: "none", trouble: "nothing-chosen" });
  await connect();
  await connect("main", null);
  expect(main()).toMatchObject({ link: "up", trouble: null });
});

test("not allowed is told from nothing chosen", async () => {
  await connect("main", "denied");
  expect(main()).toMatchObject({ link: "none", trouble: "denied" });
});

test("a browser that cannot is told from an address that may not", async () => {
  await load({ serial: false });
  await page.connect("main", "serial");
  expect(main().trouble).toBe("unsupported");
  await load({ serial: false });
  vi.stubGlobal("isSecureContext", false);
  await page.connect("main", "serial");
  expect(main().trouble).toBe("insecure");
});

test("two timers at once are told apart by their adapters, after a reload too", async () => {
  page.desk.plug("b", { usbVendorId: 0x1a86, usbProductId: 0x7523 });
  await connect("left", "a");
  await connect("right", "b");
  await reload();
  await send("I", 0, "b");
  expect(page.timerAt("left").value.model.state).toBe("off");
  expect(page.timerAt("right").value.model.state).toBe("idle");
});

test("two adapters of a kind are asked for again after a reload: a guess could swap them", async () => {
  page.desk.plug("b");
  await connect("left", "a");
  await connect("right", "b");
  await reload();
  for (const place of ["left", "right"]) {
    expect(page.timerAt(place).value).toMatchObject({ link: "down", trouble: "unplugged" });
  }
  await connect("left", "a");
  page.document.dispatchEvent(new Event("visibilitychange"));
  await pass(3000);
  expect(page.timerAt("right").value.link).toBe("up");
  await send("I", 0, "b");
  expect(page.timerAt("right").value.model.state).toBe("idle");
});

test("let go, it is forgotten", async () => {
  await connect();
  await settle(page.disconnect("main"));
  expect(main()).toMatchObject({ source: null, link: "none" });
  expect(page.desk.isOpen("a")).toBe(false);
  await reload();
  expect(main().link).toBe("none");
});

test("connected anew ten times it is read each time, and once", async () => {
  for (let round = 0; round < 10; round++) await connect();
  const heard = [];
  page.listen("main", ({ type }) => heard.push(type));
  await send("I", 0);
  expect(heard.filter((type) => type === "packet")).toHaveLength(1);
});

test("who listens hears bytes, packets, states, the link and its trouble, and nothing after the end", async () => {
  const heard = [];
  const stop = page.listen("main", (what) => heard.push(what));
  await connect();
  await send("I", 0);
  page.desk.send("a", Uint8Array.from([...packet("I", 0)].fill(0x5a, 7, 8)));
  await pass(10);
  page.desk.unplug("a");
  await pass(10);
  expect(new Set(heard.map(({ type }) => type))).toEqual(
    new Set(["link", "bytes", "packet", "model", "rejected", "gap", "trouble"]),
  );
  expect(heard.every(({ at }) => typeof at === "number")).toBe(true);
  stop();
  const { length } = heard;
  page.desk.plug("a");
  await pass(3000);
  expect(heard).toHaveLength(length);
});

test("what became of a time is told to the place", async () => {
  await connect();
  await solve(2678);
  page.tell("main", "attempt");
  expect(main().model.offer).toBe(null);
});

test("a recording is not remembered, and its time goes with it", async () => {
  const text = readFileSync(new URL("../../../tests/captures/gen4-i-only.jsonl", import.meta.url));
  await settle(page.connect("main", "file", { recording: new File([text], "gen4-i-only") }));
  await pass(20_000);
  expect(main()).toMatchObject({ source: "file", name: "gen4-i-only", link: "down" });
  expect(main().model.offer.reading_ms).toBe(5543);
  await connect();
  expect(main().source).toBe("serial");
  expect(main().model.offer).toBe(null);
  await reload();
  expect(main().source).toBe("serial");
});
