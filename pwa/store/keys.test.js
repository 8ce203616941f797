/** A seat signs where its browser lets it, and never waits for a signature to save or to send (I1). */
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPhone, joined, outboxRows, record, restart } from "../testing/phone.js";
import { ScriptedServer } from "../testing/server.js";
import { verifies } from "../testing/signatures.js";

const RAW = '{"by":"김민준"}';
const { subtle } = crypto;
let keys;

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.stubGlobal("indexedDB", new IDBFactory());
  keys = await import("./keys.js");
});

test("a key is named by its public point, and what it signs verifies with that", async () => {
  const id = await keys.makeKey();
  expect(Buffer.from(id, "base64url")).toHaveLength(65);
  const [{ sig }] = await keys.signed(id, [{ raw: RAW }]);
  expect(Buffer.from(sig, "base64url")).toHaveLength(64);
  expect(sig).not.toMatch(/[=+/]/);
  expect(await verifies(id, RAW, sig)).toBe(true);
  expect(await verifies(id, `${RAW} `, sig)).toBe(false);
});

test("nobody can read the private key, this app included", async () => {
  const made = vi.spyOn(subtle, "generateKey");
  await keys.makeKey();
  const { privateKey } = await made.mock.results[0].value;
  expect(privateKey.extractable).toBe(false);
  for (const format of ["pkcs8", "jwk"])
    await expect(subtle.exportKey(format, privateKey)).rejects.toThrow();
});

test("what is signed already keeps its signature", async () => {
  const id = await keys.makeKey();
  const rows = await keys.signed(id, [{ raw: RAW, sig: "theirs" }, { raw: RAW }]);
  expect(rows[0].sig).toBe("theirs");
  expect(await verifies(id, RAW, rows[1].sig)).toBe(true);
});

test.each([
  ["does not make keys", () => vi.spyOn(subtle, "generateKey").mockRejectedValue(new Error("no"))],
  ["does not store keys", () => refuse("put", new DOMException("no", "DataCloneError"))],
  [
    "loses what it stored",
    () => vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(none),
  ],
  ["has no cryptography", () => vi.stubGlobal("crypto", {})],
  ["keeps nothing", () => vi.stubGlobal("indexedDB", undefined)],
])("a browser that %s gives no key, and no error", async (_, break_) => {
  const whole = crypto;
  break_();
  expect(await keys.makeKey()).toBe(null);
  vi.stubGlobal("crypto", whole);
});

test("a key that is gone or fails leaves the entries as they are", async () => {
  const id = await keys.makeKey();
  const rows = [{ raw: RAW }];
  vi.spyOn(subtle, "sign").mockRejectedValueOnce(new Error("no"));
  expect(await keys.signed(id, rows)).toEqual(rows);
  await keys.forgetKey(id);
  expect(await keys.signed(id, rows)).toEqual(rows);
  for (const none of [null, undefined]) expect(await keys.signed(none, rows)).toEqual(rows);
});

test("an entry is saved first, and signed when it goes", async () => {
  const { phone, key, server } = await signingPhone();
  const sign = vi.spyOn(subtle, "sign");
  const { id } = await phone.outbox.append(record(10_000));
  expect(sign).not.toHaveBeenCalled();
  await phone.courier.exchange(phone.seats.seat.value);
  const [{ raw, sig }] = server.requests.flatMap(({ ops }) => ops);
  expect(await verifies(key, raw, sig)).toBe(true);
  expect(await outboxRows(phone)).toMatchObject([{ id, sig, state: "accepted" }]);
});

test("a browser killed between saving and signing signs at its next start", async () => {
  const { phone: killed, key, server } = await signingPhone();
  await killed.outbox.append(record(10_000));
  const phone = await restart();
  await phone.courier.exchange(phone.seats.seat.value);
  const [{ raw, sig }] = server.requests.flatMap(({ ops }) => ops);
  expect(await verifies(key, raw, sig)).toBe(true);
});

test("a signature that cannot be made keeps nothing from going", async () => {
  const { phone, server } = await signingPhone();
  vi.spyOn(subtle, "sign").mockRejectedValue(new Error("no"));
  const { id } = await phone.outbox.append(record(10_000));
  await phone.courier.exchange(phone.seats.seat.value);
  expect(server.requests.flatMap(({ ops }) => ops)[0]).not.toHaveProperty("sig");
  expect(phone.entries.entryState(id)).toBe("accepted");
});

test("a seat from before there were keys goes on without", async () => {
  const phone = await freshPhone();
  const server = serve();
  await phone.db.transact(["seats"], async (tx) => {
    const { key, ...before } = await tx.objectStore("seats").get(phone.seats.seat.value.id);
    await tx.objectStore("seats").put(before);
  });
  const old = await restart();
  const { id } = await old.outbox.append(record(10_000));
  await old.courier.exchange(old.seats.seat.value);
  expect(server.requests.flatMap(({ ops }) => ops)[0]).not.toHaveProperty("sig");
  expect(old.entries.entryState(id)).toBe("accepted");
});

test("what is brought for others goes with their signature, never with ours", async () => {
  const { phone, server } = await signingPhone();
  server.receive(
    { id: "their-entry-1", stream: "333-r1", kind: "attempt.record" },
    "judge",
    "their-sig",
  );
  await phone.courier.exchange(phone.seats.seat.value);
  const { AUTHORS_FIRST_MS } = phone.exchange;
  const restored = serve({ epoch: "epoch-2" });
  await phone.courier.exchange(phone.seats.seat.value);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + AUTHORS_FIRST_MS + 1);
  await phone.courier.exchange(phone.seats.seat.value);
  expect(restored.requests.flatMap(({ ops }) => ops).map(({ sig }) => sig)).toEqual(["their-sig"]);
});

test("an app from before there were keys, in another tab, goes on saving", async () => {
  const { phone } = await signingPhone();
  const old = await phone.db.open();
  expect(old.version).toBe(1);
  await keys.makeKey();
  expect(await phone.db.open()).toBe(old); // nobody asked it to make room
  expect(await phone.outbox.append(record(10_000))).toMatchObject({ n: 1 });
});

async function signingPhone() {
  const phone = await freshPhone();
  const server = serve();
  const key = await keys.makeKey();
  await phone.seats.addSeat(joined(), key);
  return { phone, server, key };
}

function serve(options) {
  const server = new ScriptedServer(options);
  vi.stubGlobal("fetch", server.fetch);
  return server;
}

function refuse(method, error) {
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
    throw error;
  });
}

/** A request that finds nothing. */
function none() {
  return this.count("nobody");
}
