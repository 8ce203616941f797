/** When the courier goes: at every reason there is, one at a time, and never giving up what it carries (I1). */
import { IDBObjectStore } from "fake-indexeddb";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { freshPhone, joined, record, restart } from "../testing/phone.js";
import { ScriptedServer } from "../testing/server.js";

const ROUND = "333-r1";
let phone;
let server;
let sync;

beforeEach(async () => {
  vi.useRealTimers();
  const page = Object.assign(new EventTarget(), {
    visibilityState: "visible",
    documentElement: {},
  });
  vi.stubGlobal("document", page);
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("dispatchEvent", window.dispatchEvent.bind(window));
  phone = await freshPhone();
  server = new ScriptedServer();
  vi.stubGlobal("fetch", server.fetch);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  sync = await import("./sync.js");
});

test("it goes at the start, and says when the server was reached", async () => {
  expect(sync.courier.value).toMatchObject({ online: null, busy: false, lastSync: null });
  sync.startCourier();
  expect(sync.courier.value.busy).toBe(true);
  await sync.syncNow();
  expect(sync.courier.value).toMatchObject({ online: true, busy: false, error: null });
  expect(sync.courier.value.lastSync).toBeInstanceOf(Date);
});

test("it goes after each entry", async () => {
  sync.startCourier();
  await sync.syncNow();
  const { id } = await phone.outbox.append(record(10_000));
  await vi.waitFor(() => expect(server.ids()).toEqual([id]));
});

test("it goes when the network comes back and when somebody looks again", async () => {
  sync.startCourier();
  await sync.syncNow();
  for (const [target, name] of [
    [globalThis, "online"],
    [document, "visibilitychange"],
  ]) {
    const before = server.requests.length;
    target.dispatchEvent(new Event(name));
    expect(sync.courier.value.busy).toBe(true);
    await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(before));
    await sync.syncNow();
  }
});

test("a dead server is a state, not an error, and it is asked again within two seconds", async () => {
  sync.startCourier();
  await sync.syncNow();
  await phone.outbox.append(record(10_000));
  await sync.syncNow();
  server.failures = Array(5).fill("gone");
  await sync.syncNow();
  expect(sync.courier.value).toMatchObject({ online: false, error: null });
  while (server.failures.length) {
    const left = server.failures.length;
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(server.failures.length).toBeLessThan(left));
  }
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(sync.courier.value.online).toBe(true));
});

test("it never rejects, whatever the server says", async () => {
  for (const status of [500, 400, 503]) {
    server.failures = [status];
    await sync.syncNow();
    expect(sync.courier.value).toMatchObject({ online: true, error: `status-${status}` });
    expect(vi.getTimerCount()).toBe(1); // it will ask again
  }
});

test.each([401, 403])("a server that answers %i is not asked again by itself", async (status) => {
  server.failures = [status];
  await sync.syncNow();
  expect(sync.courier.value.error).toBe(`status-${status}`);
  expect(vi.getTimerCount()).toBe(0);
  await sync.syncNow();
  expect(sync.courier.value).toMatchObject({ online: true, error: null });
});

test("a server that asks for a pause gets it, whatever happens meanwhile, and nothing is lost", async () => {
  let now = 1_000;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  sync.startCourier();
  await sync.syncNow();
  server.failures = [429];
  const { id } = await phone.outbox.append(record(10_000));
  await sync.syncNow();
  expect(sync.courier.value).toMatchObject({ online: true, error: "status-429" });
  const asked = server.requests.length;
  now += 29_000;
  await phone.outbox.append(record(11_000));
  await sync.syncNow();
  expect(server.requests).toHaveLength(asked);
  expect(sync.courier.value.error).toBe("status-429");
  expect(vi.getTimerCount()).toBe(1); // it will go on by itself
  now += 1_000;
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(server.ids()).toHaveLength(2));
  expect(server.ids()[0]).toBe(id);
  expect(phone.outbox.unsent.value).toBe(0);
});

test("many reasons at once make one exchange after the one that is under way", async () => {
  await sync.syncNow();
  const before = server.requests.length;
  await Promise.all(Array.from({ length: 10 }, () => sync.syncNow()));
  expect(server.requests.length - before).toBeLessThanOrEqual(2);
});

test("entries of a seat that was given up are sent in its own name", async () => {
  const tokens = new Set();
  const { fetch } = server;
  vi.stubGlobal("fetch", (path, options) => {
    if (JSON.parse(options.body ?? "{}").ops?.length) tokens.add(options.headers.Authorization);
    return fetch(path, options);
  });
  await phone.outbox.append(record(10_000));
  await phone.seats.addSeat(joined({ device: 8, token: "token-8", role: "delegate" }));
  await phone.outbox.append(record(11_000));
  await sync.syncNow();
  expect([...tokens]).toEqual(["Bearer token-7", "Bearer token-8"]);
  expect(server.logs.get(ROUND)).toHaveLength(2);
  expect(phone.outbox.unsent.value).toBe(0);
});

test("a seat that nobody lets in does not hold up the current one, and what waits there goes on waiting", async () => {
  await phone.outbox.append(record(10_000));
  await phone.seats.addSeat(joined({ device: 8, token: "token-8" }));
  server.failures = [401];
  await sync.syncNow();
  expect(sync.courier.value).toMatchObject({ online: true, error: null });
  expect(phone.outbox.unsent.value).toBe(1);
});

test("what a server knows no place of any more goes up through today's place", async () => {
  const { id } = await phone.outbox.append(record(10_000));
  await phone.seats.addSeat(joined({ device: 8, token: "token-8" }));
  server.failures = [[401, "sign-in"]];
  const tokens = [];
  const { fetch } = server;
  vi.stubGlobal("fetch", (path, options) => {
    if (JSON.parse(options.body ?? "{}").ops?.length) tokens.push(options.headers.Authorization);
    return fetch(path, options);
  });
  await sync.syncNow();
  expect(tokens).toEqual(["Bearer token-7", "Bearer token-8"]);
  expect(server.ids()).toEqual([id]);
  expect(phone.outbox.unsent.value).toBe(0);
});

test("when the server was reached last is remembered over a reload, for each competition", async () => {
  sync.startCourier();
  await sync.syncNow();
  const before = sync.courier.value.lastSync;
  phone = await restart();
  server.failures = Array(9).fill("gone");
  sync = await import("./sync.js");
  sync.startCourier();
  await sync.syncNow();
  await vi.waitFor(() => expect(sync.courier.value.lastSync).toBeInstanceOf(Date));
  expect(sync.courier.value.lastSync - before).toBeLessThan(1_000);
  expect(sync.courier.value.online).toBe(false);
  await phone.seats.addSeat(joined({ competition: "Other2026" }));
  expect(sync.courier.value.lastSync).toBe(null);
});

test("a device that has no room for the server's answer says so", async () => {
  sync.startCourier();
  await sync.syncNow();
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await sync.syncNow();
  expect(sync.courier.value).toMatchObject({ error: "storage-full" });
  put.mockRestore();
});
