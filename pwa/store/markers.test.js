/** A phone that the browser has cleared knows that it had a place (I1: what was lost is said). */
import { beforeEach, expect, test, vi } from "vitest";
import { COMPETITION, freshPhone, joined, record, restart } from "../testing/phone.js";

let notes;
let page;
let phone;

beforeEach(async () => {
  notes = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key) => notes.get(key) ?? null,
    setItem: (key, value) => notes.set(key, value),
  });
  page = pageWithCookies();
  vi.stubGlobal("document", page);
  phone = await freshPhone();
});

test("a database that was cleared is noticed at the next start, with the name of what was here", async () => {
  await clearDatabase();
  phone = await restart();
  expect(await cleared()).toEqual([{ competition: COMPETITION, name: "Cubes 2026", device: 7 }]);
  phone = await restart();
  expect(await cleared()).toHaveLength(1);
});

test("where localStorage went too, the server's cookie still tells", async () => {
  notes.clear();
  page.cookie = "other=1";
  page.cookie = "matside-seat-Cubes%202026=7";
  await clearDatabase();
  phone = await restart();
  expect(await cleared()).toEqual([{ competition: "Cubes 2026", name: null, device: 7 }]);
});

test("joining again ends it", async () => {
  await clearDatabase();
  phone = await restart();
  await phone.seats.addSeat(joined({ device: 8 }));
  expect(await cleared()).toEqual([]);
});

test("a place that was left was not cleared", async () => {
  page.cookie = "matside-seat-Cubes2026=7; Path=/";
  await phone.seats.removeSeat(phone.seats.seat.value.id);
  phone = await restart();
  expect(await cleared()).toEqual([]);
  expect(page.cookie).toBe("");
});

test("what somebody has read is not said again", async () => {
  await clearDatabase();
  phone = await restart();
  (await import("./markers.js")).forgetMarker(COMPETITION);
  phone = await restart();
  expect(await cleared()).toEqual([]);
});

test("an entry on a phone that was cleared under the app is refused with that reason", async () => {
  await clearDatabase();
  await expect(phone.outbox.append(record(10_000))).rejects.toMatchObject({
    code: "storage-cleared",
  });
  expect(await cleared()).toHaveLength(1);
});

test("notes that are not ours do no harm", async () => {
  notes.set("matsideSeats", "{broken");
  phone = await restart();
  expect(phone.seats.seat.value.competition).toBe(COMPETITION);
});

/** As much of a browser's cookies as this needs. */
function pageWithCookies() {
  const jar = new Map();
  return {
    documentElement: {},
    get cookie() {
      return [...jar].map((pair) => pair.join("=")).join("; ");
    },
    set cookie(text) {
      const [pair, ...rules] = text.split("; ");
      const [name, value] = pair.split("=");
      if (rules.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

async function clearDatabase() {
  const db = await phone.db.open();
  for (const name of db.objectStoreNames) await db.clear(name);
}

async function cleared() {
  return (await import("./markers.js")).cleared.value;
}
