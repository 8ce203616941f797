/** What a phone and its server have to say to each other, with everything that can go wrong in between (I1, I3, I5). */
import { IDBDatabase } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { COMPETITION, freshPhone, joined, outboxRows, record, restart } from "../testing/phone.js";
import { logDigest, ScriptedServer } from "../testing/server.js";

const ROUND = "333-r1";
let phone;
let server;

beforeEach(async () => {
  vi.useRealTimers();
  phone = await freshPhone();
  connect(new ScriptedServer());
});

test("an entry is saved, then sent, then what the server made of it", async () => {
  await exchange();
  const seen = [];
  const { id } = await phone.outbox.append(record(10_000));
  seen.push(phone.entries.entryState(id));
  const { fetch } = server;
  vi.stubGlobal("fetch", (path, options) => {
    if (path.endsWith("/sync")) seen.push(phone.entries.entryState(id));
    return fetch(path, options);
  });
  await exchange();
  seen.push(phone.entries.entryState(id));
  expect(seen).toEqual(["saved", "sent", "accepted"]);
  expect(phone.outbox.unsent.value).toBe(0);
});

test("an accepted entry stays on the phone as a second copy", async () => {
  const { id } = await phone.outbox.append(record(10_000));
  await exchange();
  const [row] = await outboxRows(phone);
  expect(row).toMatchObject({ id, state: "accepted", receipt: { outcome: "accepted", seq: 1 } });
  expect(row).not.toHaveProperty("waiting");
});

test("receipts are written as durably as entries", async () => {
  await phone.outbox.append(record(10_000));
  const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
  await exchange();
  const writes = transaction.mock.calls.filter(
    ([stores, mode]) => mode === "readwrite" && stores.includes("outbox"),
  );
  transaction.mockRestore();
  expect(writes.length).toBeGreaterThan(0);
  for (const [, , options] of writes) expect(options).toEqual({ durability: "strict" });
});

test("what another phone has entered comes in once, with its stamp", async () => {
  server.receive({ id: "their-entry-1", stream: ROUND, kind: "attempt.record" }, "delegate");
  await exchange();
  await exchange();
  const [entry, ...others] = phone.replica.operations(ROUND);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ op: { id: "their-entry-1" }, role: "delegate", stamp: { seq: 1 } });
  expect(server.requests.at(-1).cursors).toEqual({ desk: 0, [ROUND]: 1 });
});

test("operations and the cursor over them survive a killed browser together", async () => {
  server.receive({ id: "their-entry-1", stream: ROUND, kind: "attempt.record" });
  await exchange();
  phone = await restart();
  await phone.replica.streamOf(COMPETITION, ROUND).load();
  expect(phone.replica.operations(ROUND).map(({ op }) => op.id)).toEqual(["their-entry-1"]);
  expect(await phone.progress.progressOf(COMPETITION)).toMatchObject({ cursors: { [ROUND]: 1 } });
});

test("no answer leaves the entry saved here and waiting", async () => {
  const { id } = await phone.outbox.append(record(10_000));
  server.failures = ["gone"];
  await expect(exchange()).rejects.toMatchObject({ status: 0, code: "offline" });
  expect(phone.entries.entryState(id)).toBe("saved");
  expect(phone.outbox.unsent.value).toBe(1);
});

test("an answer that was lost on its way is asked for again, and the entry is there once", async () => {
  const { id } = await phone.outbox.append(record(10_000));
  server.failures = ["lost"];
  await expect(exchange()).rejects.toMatchObject({ code: "offline" });
  await exchange();
  expect(server.ids()).toEqual([id]);
  const [row] = await outboxRows(phone);
  expect(row).toMatchObject({ state: "accepted", receipt: { outcome: "duplicate" } });
  expect(phone.replica.operations(ROUND)).toHaveLength(1);
});

test("two tabs that send at once hand in each entry once, whatever the other does", async () => {
  const other = await restart();
  const tabs = [phone, other];
  const entries = Array.from({ length: 8 }, (_, i) =>
    tabs[i % 2].outbox.append(record(10_000 + i, i + 1)),
  );
  const made = await Promise.all(entries);
  await Promise.all(tabs.map((tab) => tab.courier.exchange(tab.seats.seat.value)));
  expect(server.ids().sort()).toEqual(made.map(({ id }) => id).sort());
  const sent = server.logs.get(ROUND).map(({ raw }) => JSON.parse(raw));
  expect(sent.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await phone.outbox.unsentOf(phone.seats.seat.value.id)).toBe(0);
  const states = (await outboxRows(phone)).map(({ state }) => state);
  expect(states).toEqual(Array(8).fill("accepted"));
});

test("a duplicate that the server holds back is not shown as accepted", async () => {
  const { id } = await phone.outbox.append(record(10_000));
  server.failures = ["lost"];
  await expect(exchange()).rejects.toMatchObject({ code: "offline" });
  server.logs.get(ROUND)[0].stamp.standing = "scope";
  await exchange();
  expect(phone.entries.entryState(id)).toBe("refused");
});

test("entries go up before anything else is asked, the kit too", async () => {
  const { id } = await phone.outbox.append(record(10_000));
  const { fetch } = server;
  vi.stubGlobal("fetch", async (path, options) => {
    if (path.endsWith("/kit")) throw new TypeError("Failed to fetch");
    return fetch(path, options);
  });
  await expect(exchange()).rejects.toMatchObject({ code: "offline" });
  expect(server.ids()).toEqual([id]);
});

test("a server whose epoch is another at every answer is not asked for ever", async () => {
  await exchange();
  const { sync } = server;
  server.sync = (request) => ({ ...sync.call(server, request), epoch: `epoch-${Math.random()}` });
  await expect(exchange()).rejects.toMatchObject({ code: "bad-reply" });
  expect(server.requests.length).toBeLessThan(6);
});

test("a server that is in trouble or does not let us in leaves everything waiting", async () => {
  await phone.outbox.append(record(10_000));
  for (const status of [500, 503, 401, 403, 400]) {
    server.failures = [status];
    await expect(exchange()).rejects.toMatchObject({ status, code: `status-${status}` });
    const [row] = await outboxRows(phone);
    expect(row).toMatchObject({ state: "saved", waiting: phone.seats.seat.value.id });
  }
});

test("an answer with fewer receipts than entries names none of them", async () => {
  await phone.outbox.append(record(10_000));
  const { sync } = server;
  server.sync = (request) => ({ ...sync.call(server, request), receipts: [] });
  await expect(exchange()).rejects.toMatchObject({ code: "bad-reply" });
  expect(phone.outbox.unsent.value).toBe(1);
});

test("a large outbox goes up in batches, in the order of its numbers", async () => {
  await exchange();
  server.requests.length = 0;
  for (let i = 0; i < 205; i++) await phone.outbox.append(record(10_000 + i, (i % 5) + 1, i + 1));
  await exchange();
  expect(server.requests.map(({ ops }) => ops.length)).toEqual([200, 5]);
  expect(server.requests.map(({ have }) => have.unsent)).toEqual([205, 5]);
  expect(server.logs.get(ROUND).map(({ raw }) => JSON.parse(raw).n)).toEqual(
    Array.from({ length: 205 }, (_, i) => i + 1),
  );
});

test("what the server cannot read is kept here as refused, and nothing later stands on it", async () => {
  const bad = await phone.outbox.append(record(10_000));
  server.rubbish.add(bad.id);
  await exchange();
  expect(phone.entries.entryState(bad.id)).toBe("refused");
  expect(phone.outbox.unsent.value).toBe(0);
  const good = await phone.outbox.append(record(11_000));
  expect(good.base).toEqual([]);
});

test("a restored server is offered again all that was made here", async () => {
  const { id } = await phone.outbox.append(record(10_000));
  await exchange();
  connect(new ScriptedServer({ epoch: "epoch-2" }));
  await exchange();
  expect(server.ids()).toEqual([id]);
  expect(phone.entries.entryState(id)).toBe("accepted");
  expect(phone.replica.operations(ROUND)).toHaveLength(1);
  expect(phone.outbox.unsent.value).toBe(0);
});

test("between the news of another epoch and the sending, entries count as unsent and stay in sight", async () => {
  await phone.outbox.append(record(10_000));
  server.receive({ id: "their-entry-1", stream: ROUND, kind: "attempt.record" });
  await exchange();
  connect(new ScriptedServer({ epoch: "epoch-2" }));
  server.failures = [undefined, "gone"];
  await expect(exchange()).rejects.toMatchObject({ code: "offline" });
  expect(phone.outbox.unsent.value).toBe(1);
  expect(phone.replica.operations(ROUND)).toHaveLength(2);
  phone = await restart();
  await phone.replica.streamOf(COMPETITION, ROUND).load();
  expect(phone.replica.operations(ROUND)).toHaveLength(2);
});

test("the numbers of a server that is no more are forgotten, the operations are not", async () => {
  server.receive({ id: "their-entry-1", stream: ROUND, kind: "attempt.record" });
  await exchange();
  connect(new ScriptedServer({ epoch: "epoch-2" }));
  await exchange();
  const db = await phone.db.open();
  expect(await db.getAll("operations")).toEqual([]);
  expect((await db.getAll("offers")).map(({ id }) => id)).toEqual(["their-entry-1"]);
  expect(phone.state.courier.value.differs).toEqual([]);
  expect(phone.replica.operations(ROUND)).toHaveLength(1);
});

test("a restored server hears of others' entries from their own phones first", async () => {
  server.receive({ id: "their-entry-1", stream: ROUND, kind: "attempt.record" });
  server.receive({ id: "their-entry-2", stream: ROUND, kind: "attempt.record", n: 2 });
  await exchange();
  connect(new ScriptedServer({ epoch: "epoch-2" }));
  await exchange();
  expect(server.ids()).toEqual([]);
  server.receive({ id: "their-entry-2", stream: ROUND, kind: "attempt.record", n: 2 });
  await exchange();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + phone.exchange.AUTHORS_FIRST_MS + 1 });
  await exchange();
  expect(server.ids()).toEqual(["their-entry-2", "their-entry-1"]);
  expect(await (await phone.db.open()).count("offers")).toBe(0);
  const offered = server.requests.flatMap(({ ops }) => ops).map(({ raw }) => JSON.parse(raw).id);
  expect(offered).toEqual(["their-entry-1"]);
});

test("a seat given up for another still sends what waits in its name", async () => {
  const { id } = await phone.outbox.append(record(10_000));
  await phone.seats.addSeat(joined({ device: 8, token: "token-8", role: "delegate" }));
  const [old] = (await phone.seats.allSeats()).filter((seat) => seat.left);
  const tokens = [];
  const { fetch } = server;
  vi.stubGlobal("fetch", (path, options) => {
    tokens.push(options.headers.Authorization);
    return fetch(path, options);
  });
  await phone.courier.exchange(old);
  expect(server.ids()).toEqual([id]);
  expect(tokens).toEqual(["Bearer token-7"]);
});

test("a log that differs from the server's is reported, fetched again from its beginning, and healed", async () => {
  server.receive({ id: "their-entry-1", stream: ROUND, kind: "attempt.record" });
  await exchange();
  await damage((row) => ({ ...row, stamp: { ...row.stamp, role: "organizer" } }));
  const reports = [];
  phone.state.courier.subscribe(({ differs }) => reports.push(differs.join()));
  await exchange();
  expect(reports).toContain(ROUND);
  expect(server.requests.at(-1).cursors[ROUND]).toBe(0);
  expect(phone.state.courier.value.differs).toEqual([]);
  expect(phone.replica.operations(ROUND)[0].role).toBe("judge");
});

test("what was healed is counted, kept, told to the server, and outlives a restored one", async () => {
  server.receive({ id: "their-entry-1", stream: ROUND, kind: "attempt.record" });
  await exchange();
  expect(server.requests.at(-1).have).toEqual({ unsent: 0 });
  await damage((row) => ({ ...row, stamp: { ...row.stamp, role: "organizer" } }));
  await exchange();
  await vi.waitFor(() => expect(phone.progress.healed.value).toBe(1));
  phone = await restart();
  await exchange();
  expect(server.requests.at(-1).have).toEqual({ unsent: 0, healed: 1 });
  expect(phone.progress.healed.value).toBe(1);
  connect(new ScriptedServer({ epoch: "epoch-2" }));
  await exchange();
  expect(server.requests.at(-1).have).toEqual({ unsent: 0, healed: 1 });
});

test("an operation that the server does not have goes when the stream is fetched again", async () => {
  server.receive({ id: "their-entry-1", stream: ROUND, kind: "attempt.record" });
  await exchange();
  const extra = {
    id: "nobodys-entry",
    raw: '{"id":"nobodys-entry","kind":"attempt.record","base":[]}',
  };
  await damage(undefined, (row) => ({ ...row, ...extra, seq: 2, sha256: "f00d" }));
  await exchange();
  expect(phone.replica.operations(ROUND).map(({ op }) => op.id)).toEqual(["their-entry-1"]);
  expect(phone.state.courier.value.differs).toEqual([]);
});

test("a difference that fetching does not heal is reported and not fetched over and over", async () => {
  server.receive({ id: "their-entry-1", stream: ROUND, kind: "attempt.record" });
  server.digestOf = () => ({ log: "another", state: "-" });
  await exchange();
  await exchange();
  expect(phone.state.courier.value.differs).toEqual([ROUND]);
  expect(server.requests.filter(({ cursors }) => cursors[ROUND] === 0)).toHaveLength(2);
  expect(phone.progress.healed.value).toBe(0);
  server.digestOf = (log) => ({ log: logDigest(log), state: "-" });
  await exchange();
  expect(phone.state.courier.value.differs).toEqual([]);
});

function connect(other) {
  server = other;
  vi.stubGlobal("fetch", server.fetch);
}

function exchange() {
  return phone.courier.exchange(phone.seats.seat.value);
}

/** Changes what the phone has of the server's operations behind its back, and starts it again. */
async function damage(change = (row) => row, addition) {
  const db = await phone.db.open();
  const [row] = await db.getAll("operations");
  await db.put("operations", change(row));
  if (addition) await db.put("operations", addition(row));
  phone = await restart();
}
