/** A device's timers where one comes by Bluetooth: it tells its states, may be away for long, and may be no timer. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBluetooth, OFFERS } from "../../testing/devices/bluetooth.js";
import { DUMPS } from "../../testing/devices/gan.js";

const NAME = "GAN-Halo-1234";

let storage;
let page;

async function load({ allowed = [], bluetooth = true, ...options } = {}) {
  vi.resetModules();
  const fake = fakeBluetooth({ allowed, ...options });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("navigator", bluetooth ? { bluetooth: fake.bluetooth } : {});
  page = { ...(await import("./index.js")), ...fake };
  await import("../gan/source.js"); // a page that has it already
  return page;
}

const pass = (ms) => vi.advanceTimersByTimeAsync(ms);
const main = () => page.timerAt("main").value;
const remembered = () => JSON.parse(storage.getItem("matside-timers") ?? "{}");

async function connect(offers) {
  const timer = page.device(NAME, offers);
  page.choose(NAME);
  const connected = page.connect("main", "gan");
  await pass(10);
  await connected;
  return timer;
}

beforeEach(async () => {
  vi.useFakeTimers();
  const kept = new Map();
  storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
  };
  await load();
});

afterEach(async () => {
  const free = page.disconnect("main");
  await pass(10);
  await free;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("its states are told, and silence while it runs is no lost signal", async () => {
  const timer = await connect();
  expect(main()).toMatchObject({ source: "gan", name: NAME, link: "up", trouble: null });
  for (const state of ["reset", "hands", "armed", "running"]) timer.send(DUMPS[state]);
  await pass(60_000);
  expect(main().model.state).toBe("running");
  timer.send(DUMPS.stopped);
  expect(main().model.offer).toMatchObject({ reading_ms: 2387, flags: [] });
});

test("a damaged frame is counted by whoever looks on", async () => {
  const timer = await connect();
  const heard = [];
  page.listen("main", ({ type, hex }) => heard.push(hex ? `${type} ${hex}` : type));
  timer.send("fe 04 01 03 5d 1f");
  timer.send(DUMPS.running);
  expect(heard).toEqual(["rejected FE0401035D1F", "told", "model"]);
});

test("a cube is not remembered as the timer of the place", async () => {
  await connect(OFFERS.cube);
  await pass(10_000);
  expect(main()).toMatchObject({ link: "down", trouble: "no-service" });
  expect(remembered()).toEqual({});
});

test("one that is off when the page is loaded keeps nobody waiting, and comes when it is on", async () => {
  await connect();
  await load({ allowed: [NAME] });
  const timer = page.device(NAME);
  timer.power(false);
  const underway = page.reconnect();
  await pass(10);
  await underway;
  expect(main()).toMatchObject({ name: NAME, link: "down", trouble: "bluetooth-away" });
  timer.power(true);
  await pass(10);
  expect(main()).toMatchObject({ link: "up", trouble: null });
});

test("a browser that forgets says that it needs a tap", async () => {
  await connect();
  await load({ allowed: [NAME], remembers: false });
  page.device(NAME);
  await page.reconnect();
  expect(main()).toMatchObject({ name: NAME, link: "down", trouble: "bluetooth-tap" });
});

test("a browser without Bluetooth says which ones have it", async () => {
  await load({ bluetooth: false });
  await page.connect("main", "gan");
  expect(main().trouble).toBe("bluetooth-unsupported");
});
