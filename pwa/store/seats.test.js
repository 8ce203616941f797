/** A phone's places at competitions: the one on screen, and those in whose name entries may still wait. */
import { beforeEach, expect, test, vi } from "vitest";
import { COMPETITION, freshPhone, joined, outboxRows, record, restart } from "../testing/phone.js";

let phone;
let seats;

beforeEach(async () => {
  phone = await freshPhone();
  ({ seats } = phone);
});

test("the place that was taken last is the current one, after a restart too", async () => {
  await seats.addSeat(joined({ competition: "Other2026", competition_name: "Other" }));
  expect(seats.seat.value.competition).toBe("Other2026");
  ({ seats } = await restart());
  expect(seats.seat.value.competition).toBe("Other2026");
  await seats.chooseSeat(COMPETITION);
  ({ seats } = await restart());
  expect(seats.seat.value.competition).toBe(COMPETITION);
  expect(seats.seats.value).toHaveLength(2);
});

test("a new place at the same competition takes over and the old one is kept for its entries", async () => {
  await seats.addSeat(joined({ device: 8, token: "token-8", role: "delegate" }));
  expect(seats.seats.value.map(({ id }) => id)).toEqual([`${COMPETITION}/8`]);
  const all = await seats.allSeats();
  expect(all.map(({ id, left }) => [id, left])).toEqual([
    [`${COMPETITION}/7`, true],
    [`${COMPETITION}/8`, false],
  ]);
});

test("a device number that comes again goes on with its numbers", async () => {
  await phone.outbox.append(record(10_000));
  await seats.addSeat(joined({ token: "another" }));
  expect(seats.seat.value).toMatchObject({ token: "another", next: 2 });
  expect(await phone.outbox.append(record(11_000))).toMatchObject({ n: 2 });
});

test("choosing a seat and naming its holder leave the counter where it is", async () => {
  await phone.outbox.append(record(10_000));
  await seats.setHolder("Grace");
  const [row] = await outboxRows(phone);
  const [seat] = await seats.allSeats();
  expect(seat).toMatchObject({ by: "Grace", next: 2, prev: row.sha256 });
});

test("two tabs at two competitions do not pull each other along", async () => {
  await seats.addSeat(joined({ competition: "Other2026" }));
  const { seats: other } = await restart();
  await other.chooseSeat(COMPETITION);
  await seats.setHolder("Grace");
  await settled(() => other.seats.value.some(({ by }) => by === "Grace"));
  expect(seats.seat.value).toMatchObject({ competition: "Other2026", by: "Grace" });
  expect(other.seat.value.competition).toBe(COMPETITION);
});

test("a place that another tab has taken anew is taken here too", async () => {
  const { seats: other } = await restart();
  await other.addSeat(joined({ device: 8, token: "token-8" }));
  await settled(() => seats.seat.value.device === 8);
  expect(seats.seats.value).toHaveLength(1);
});

test("a place that has moved elsewhere is given up, and what waits in its name is kept and counted", async () => {
  await phone.outbox.append(record(10_000));
  const { id } = seats.seat.value;
  await seats.giveUpSeat(id, 12);
  expect([seats.seat.value, seats.seats.value]).toEqual([null, []]);
  expect(seats.moved.value).toMatchObject([{ id, movedTo: 12 }]);
  expect(await phone.outbox.unsentOf(id)).toBe(1);
  await expect(seats.removeSeat(id)).rejects.toMatchObject({ code: "unsent-entries" });
  await seats.addSeat(joined({ device: 13 }));
  expect(seats.moved.value).toEqual([]);
});

test("a competition that was left leaves nothing behind", async () => {
  await seats.removeSeat(seats.seat.value.id);
  expect(seats.seat.value).toBe(null);
  const db = await phone.db.open();
  for (const store of db.objectStoreNames) expect(await db.count(store)).toBe(0);
});

/** What a person who picks up the device later should not read: names, where it stood, whose attempt was under way. */
test("what is remembered beside a place goes with it, and not before", async () => {
  const kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  });
  const { rememberHolder, holdersOf } = await import("../parts/holder/holders.js");
  const { setStation, station } = await import("../screens/judge/station/station.js");
  const { setRunning, running } = await import("../screens/judge/attempt/running.js");
  rememberHolder("Other2026", "Bo");
  rememberHolder(COMPETITION, "Ann");
  setStation({ round: "333-r1", group: null, name: "4", passed: [] });
  setRunning({ round: "333-r1", person: 2, slot: 1 });
  const before = kept.size;
  const { id } = seats.seat.value;

  await phone.outbox.append(record(10_000));
  await expect(seats.removeSeat(id)).rejects.toMatchObject({ code: "unsent-entries" });
  expect(kept.size).toBe(before);

  await phone.db.transact(["outbox"], (tx) => tx.objectStore("outbox").clear());
  await seats.removeSeat(id);
  expect([...kept.keys()].filter((key) => key.includes(COMPETITION))).toEqual([]);
  expect([station.value, running.value]).toEqual([null, null]);
  expect(holdersOf("Other2026")).toEqual(["Bo"]);
  vi.unstubAllGlobals();
});

test("leaving one competition keeps what belongs to another", async () => {
  await seats.addSeat(joined({ competition: "Other2026" }));
  await phone.outbox.append(record(10_000));
  await seats.removeSeat(`${COMPETITION}/7`);
  expect(seats.seats.value.map(({ competition }) => competition)).toEqual(["Other2026"]);
  expect(await outboxRows(phone)).toHaveLength(1);
});

function settled(happened) {
  return vi.waitFor(() => expect(happened()).toBe(true));
}
