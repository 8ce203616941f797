/** A connection that the browser loses is opened again and the work done once (I1); an old tab and a new one make way for each other. */
import { IDBDatabase, IDBObjectStore, IDBTransaction } from "fake-indexeddb";
import { openDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPhone, outboxRows, record } from "../testing/phone.js";

let phone;
let versions;

beforeEach(async () => {
  vi.restoreAllMocks();
  phone = await freshPhone();
  ({ versions } = await import("./connection.js"));
});

test("an entry is saved though the connection was closed under the app", async () => {
  (await phone.db.open()).close();
  const { id } = await phone.outbox.append(record(10_000));
  expect((await outboxRows(phone)).map((row) => row.id)).toEqual([id]);
});

test.each(["InvalidStateError", "AbortError", "UnknownError"])(
  "a write that breaks off with %s is done once more, with the same entry",
  async (name) => {
    const { add } = IDBObjectStore.prototype;
    const tried = [];
    vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(function breakOff(row) {
      tried.push(row.id);
      if (tried.length === 1) throw new DOMException("the connection was lost", name);
      return add.call(this, row);
    });
    const { id } = await phone.outbox.append(record(10_000));
    expect(tried).toEqual([id, id]);
    expect(await outboxRows(phone)).toMatchObject([{ id, n: 1 }]);
    expect(await phone.outbox.append(record(11_000))).toMatchObject({ n: 2 });
  },
);

test("an entry that was written before the connection was lost is found, not written again", async () => {
  breakOffAfterTheNextWrite();
  const { id } = await phone.outbox.append(record(10_000));
  expect(await outboxRows(phone)).toMatchObject([{ id, n: 1 }]);
  expect(phone.outbox.unsent.value).toBe(1);
  expect(await phone.outbox.append(record(11_000, 2))).toMatchObject({ n: 2 });
});

test("a connection that never comes back is told, and nothing is shown as saved", async () => {
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
  });
  await expect(phone.outbox.append(record(10_000))).rejects.toMatchObject({
    code: "storage-failed",
  });
  expect(phone.outbox.unsent.value).toBe(0);
});

test("what is no lost connection is not tried again", async () => {
  const add = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await expect(phone.outbox.append(record(10_000))).rejects.toMatchObject({ code: "storage-full" });
  expect(add).toHaveBeenCalledTimes(1);
});

test("an old tab lets a newer app change the database, says so, and saves nothing it could not", async () => {
  await phone.outbox.append(record(10_000));
  const newer = await openDB("matside", 2, { upgrade: () => {} });
  expect(versions.value).toBe("older");
  await expect(phone.outbox.append(record(11_000))).rejects.toMatchObject({ code: "older-tab" });
  expect(await newer.count("outbox")).toBe(1);
  newer.close();
});

test("a new app says that it waits for an older tab, and goes on when that is gone", async () => {
  vi.stubGlobal("indexedDB", new (await import("fake-indexeddb")).IDBFactory());
  const old = await openDB("cards", 1);
  const { connectionTo, versions: told } = await import("./connection.js");
  const opening = connectionTo({ name: "cards", version: 2, upgrade: () => {} }).open();
  await vi.waitFor(() => expect(told.value).toBe("waiting"));
  old.close();
  expect((await opening).version).toBe(2);
  expect(told.value).toBe(null);
});

/** As iOS does: the disk has it, and the app is told that the transaction broke off. */
function breakOffAfterTheNextWrite() {
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(
    function lose(stores, mode, how) {
      const tx = transaction.call(this, stores, mode, how);
      if (mode !== "readwrite") return tx;
      vi.mocked(IDBDatabase.prototype.transaction).mockRestore();
      const listen = IDBTransaction.prototype.addEventListener.bind(tx);
      tx.addEventListener = (type, listener) =>
        type === "abort"
          ? listen("complete", listener)
          : type !== "complete" && listen(type, listener);
      return tx;
    },
  );
}
