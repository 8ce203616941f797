import { beforeEach, expect, test, vi } from "vitest";
import { COMPETITION, freshPhone, joined, record } from "../testing/phone.js";
import { ScriptedServer } from "../testing/server.js";

let phone;
let server;

beforeEach(async () => {
  phone = await freshPhone();
  server = new ScriptedServer();
  vi.stubGlobal("fetch", server.fetch);
});

test("what is kept is counted for each competition, and when its server answered last", async () => {
  await phone.outbox.append(record(10_000));
  server.receive({ id: "their-entry-1", stream: "333-r1", kind: "attempt.record" });
  await phone.courier.exchange(phone.seats.seat.value);
  await phone.outbox.append(record(11_000));
  await phone.seats.addSeat(joined({ competition: "Other2026", competition_name: "Other" }));
  const { holdings } = await import("./holdings.js");
  const [other, first] = await holdings();
  expect(other).toMatchObject({ name: "Other", made: 0, fetched: 0, brought: 0, synced: null });
  expect(first).toMatchObject({ competition: COMPETITION, made: 2, waiting: 1, fetched: 2 });
  expect(Date.now() - first.synced).toBeLessThan(5_000);
});

test("what waits in the name of a place given up for another is counted too", async () => {
  await phone.outbox.append(record(10_000));
  await phone.seats.addSeat(joined({ device: 8 }));
  await phone.outbox.append(record(11_000));
  const { holdings } = await import("./holdings.js");
  expect(await holdings()).toMatchObject([{ made: 2, waiting: 2 }]);
});
