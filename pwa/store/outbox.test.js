/** What is called saved is on the disk (I1), numbered without gaps and chained by hashes. */
import { createHash } from "node:crypto";
import { IDBDatabase, IDBObjectStore } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { COMPETITION, freshPhone, outboxRows, record, restart } from "../testing/phone.js";

const hex = (text) => createHash("sha256").update(text).digest("hex");
let phone;

beforeEach(async () => {
  vi.restoreAllMocks();
  phone = await freshPhone();
});

test("an operation says who made it, where, and what it had seen", async () => {
  const first = await phone.outbox.append(record(12_340));
  const second = await phone.outbox.append(record(12_350));
  expect(first).toMatchObject({
    device: 7,
    n: 1,
    prev: null,
    by: "Ada",
    stream: "333-r1",
    kind: "attempt.record",
    subject: { person: 12, slot: 1 },
    base: [],
    body: { reading_ms: 12_340, penalties: [] },
    schema: 1,
  });
  expect(first.at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(second).toMatchObject({ n: 2, base: [first.id] });
});

test("parallel entries are numbered without gaps, each chained to the one before", async () => {
  await Promise.all(
    Array.from({ length: 25 }, (_, i) => phone.outbox.append(record(10_000 + i, i + 1))),
  );
  const rows = await outboxRows(phone);
  expect(rows.map((row) => row.n)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
  const chain = rows.map((row) => JSON.parse(row.raw).prev);
  expect(chain).toEqual([null, ...rows.slice(0, -1).map((row) => hex(row.raw))]);
});

test("two tabs without locks never take the same number", async () => {
  const other = await restart();
  const entries = Array.from({ length: 6 }, (_, i) =>
    [phone, other].map((tab) => tab.outbox.append(record(10_000 + i, i + 1))),
  );
  await Promise.all(entries.flat());
  const rows = await outboxRows(phone);
  expect(rows.map((row) => row.n)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  expect(rows.map((row) => JSON.parse(row.raw).prev).slice(1)).toEqual(
    rows.slice(0, -1).map((row) => row.sha256),
  );
});

test("an entry made in another tab is seen by the next one here, even if tabs cannot talk", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  phone = await restart();
  await phone.replica.streamOf(COMPETITION, "333-r1").load();
  const other = await restart();
  const theirs = await other.outbox.append(record(10_000));
  const mine = await phone.outbox.append(record(11_000));
  expect(mine.base).toEqual([theirs.id]);
});

test("a killed browser goes on counting where it was, with its entries", async () => {
  const first = await phone.outbox.append(record(10_000));
  phone = await restart();
  await phone.outbox.countUnsent();
  expect(phone.outbox.unsent.value).toBe(1);
  const second = await phone.outbox.append(record(11_000));
  expect(second).toMatchObject({ n: 2, base: [first.id] });
});

test("every writing of an entry is opened with strict durability", async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
  await phone.outbox.append(record(10_000));
  const writes = transaction.mock.calls.filter(
    ([stores, mode]) => mode === "readwrite" && stores.includes("outbox"),
  );
  expect(writes).toEqual([[["seats", "outbox"], "readwrite", { durability: "strict" }]]);
});

test("a browser that gives less than strict durability is told so, and nothing is kept", async () => {
  const real = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function relaxed(stores, mode) {
    return real.call(this, stores, mode, { durability: "relaxed" });
  });
  await expect(phone.outbox.append(record(10_000))).rejects.toMatchObject({ code: "not-durable" });
  await nothingWasKept();
});

test("a full device shows nothing as saved", async () => {
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await expect(phone.outbox.append(record(10_000))).rejects.toMatchObject({ code: "storage-full" });
  await nothingWasKept();
  expect(await phone.outbox.append(record(10_000))).toMatchObject({ n: 1, prev: null });
});

test("a transaction that aborts before it is complete shows nothing as saved", async () => {
  const add = IDBObjectStore.prototype.add;
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(function addThenAbort(row) {
    const request = add.call(this, row);
    request.addEventListener("success", () => this.transaction.abort());
    return request;
  });
  await expect(phone.outbox.append(record(10_000))).rejects.toMatchObject({
    code: "storage-failed",
  });
  await nothingWasKept();
});

test("nothing is shown as saved before the transaction is complete", async () => {
  const shown = [];
  const add = IDBObjectStore.prototype.add;
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(function watched(row) {
    this.transaction.addEventListener("complete", () =>
      shown.push("complete", phone.outbox.unsent.value, phone.entries.entryStates.value.size),
    );
    return add.call(this, row);
  });
  await phone.outbox.append(record(10_000)).then(() => shown.push("resolved"));
  expect(shown).toEqual(["complete", 0, 0, "resolved"]);
  expect(phone.outbox.unsent.value).toBe(1);
});

test("an entry too large for the server is refused before it is kept", async () => {
  const entry = { ...record(10_000), body: { reason: "가".repeat(6000) } };
  await expect(phone.outbox.append(entry)).rejects.toMatchObject({ code: "too-large" });
  await nothingWasKept();
});

test("without a seat there is nobody to make an entry", async () => {
  await phone.seats.removeSeat(phone.seats.seat.value.id);
  await expect(phone.outbox.append(record(10_000))).rejects.toMatchObject({ code: "no-seat" });
});

test("a seat with unsent entries cannot be removed", async () => {
  await phone.outbox.append(record(10_000));
  const { id } = phone.seats.seat.value;
  await expect(phone.seats.removeSeat(id)).rejects.toMatchObject({ code: "unsent-entries" });
  expect(await outboxRows(phone)).toHaveLength(1);
});

test("whoever holds the phone is named on the entries made from then on", async () => {
  await phone.outbox.append(record(10_000));
  await phone.seats.setHolder("Grace");
  const second = await phone.outbox.append(record(11_000, 2));
  expect(second).toMatchObject({ by: "Grace", n: 2 });
  const [first] = await outboxRows(phone);
  expect(JSON.parse(first.raw).by).toBe("Ada");
});

async function nothingWasKept() {
  vi.restoreAllMocks();
  expect(await outboxRows(phone)).toEqual([]);
  expect(phone.outbox.unsent.value).toBe(0);
  expect(phone.replica.operations("333-r1")).toEqual([]);
  expect([...phone.entries.entryStates.value]).toEqual([]);
  const [seat] = await phone.seats.allSeats();
  expect(seat).toMatchObject({ next: 1, prev: null });
}
