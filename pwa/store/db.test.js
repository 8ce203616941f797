/** All or nothing: a half-written transaction is what the chain of entries cannot bear (I1). */
import { beforeEach, expect, test } from "vitest";
import { freshPhone } from "../testing/phone.js";

const KIT = { competition: "Cubes2026", kit: {} };
let db;

beforeEach(async () => {
  ({ db } = await freshPhone());
});

test("what was written before the work failed is not kept", async () => {
  const work = async (tx) => {
    await tx.objectStore("kits").put(KIT);
    throw new Error("half way");
  };
  await expect(db.transact(["kits"], work)).rejects.toThrow("half way");
  expect(await (await db.open()).count("kits")).toBe(0);
});

test("it resolves with what the work gives, once that is kept", async () => {
  const work = async (tx) => tx.objectStore("kits").put(KIT);
  expect(await db.transact(["kits"], work)).toBe(KIT.competition);
  expect(await (await db.open()).get("kits", KIT.competition)).toEqual(KIT);
});

test("a connection that was closed is opened again by the next who needs it", async () => {
  const first = await db.open();
  await db.close();
  const second = await db.open();
  expect(second).not.toBe(first);
  expect(await second.count("seats")).toBe(1);
});

test("a range that begins with a name takes in all that belongs to it and no neighbour", () => {
  const range = db.beginningWith("A", "333-r1");
  expect(range.includes(["A", "333-r1", 1])).toBe(true);
  expect(range.includes(["A", "333-r1", "z"])).toBe(true);
  expect(range.includes(["A", "333-r10", 1])).toBe(false);
  expect(range.includes(["B", "333-r1", 1])).toBe(false);
});
