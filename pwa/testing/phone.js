/** A phone for tests: its own empty database, its own modules, and a seat at a competition. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { vi } from "vitest";

const Channel = globalThis.BroadcastChannel;

export const COMPETITION = "Cubes2026";

/** The server's answer to a join. */
export function joined(change = {}) {
  return {
    device: 7,
    token: "token-7",
    role: "judge",
    competition: COMPETITION,
    competition_name: "Cubes 2026",
    scope: null,
    name: "Ada",
    ...change,
  };
}

/** @returns the modules of a phone that has just been unpacked, joined as `seat` says */
export async function freshPhone(seat = {}) {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("BroadcastChannel", channelsOfOnePhone());
  const phone = await restart();
  await phone.seats.addSeat(joined(seat));
  return phone;
}

/** The same phone after its browser was killed: memory gone, database there. */
export async function restart() {
  vi.resetModules();
  const phone = {
    db: await import("../store/db.js"),
    seats: await import("../store/seats.js"),
    replica: await import("../store/replica.js"),
    outbox: await import("../store/outbox.js"),
    entries: await import("../store/entries.js"),
    exchange: await import("../store/exchange.js"),
    progress: await import("../store/progress.js"),
    kit: await import("../store/kit.js"),
    streams: await import("../store/streams.js"),
    boards: await import("../store/boards.js"),
    courier: await import("../courier/exchange.js"),
    state: await import("../courier/state.js"),
    rules: await import("../rules/client.js"),
  };
  await phone.seats.loadSeats();
  return phone;
}

/** Tabs of one phone hear each other; the phones of other tests do not. */
function channelsOfOnePhone() {
  const phone = crypto.randomUUID();
  return class extends Channel {
    constructor(name) {
      super(`${phone} ${name}`);
    }
  };
}

/** An entry as a judge makes it. */
export function record(reading_ms, slot = 1, person = 12) {
  return {
    stream: "333-r1",
    kind: "attempt.record",
    subject: { person, slot },
    body: { reading_ms, penalties: [] },
  };
}

/** Every row of the outbox, by number. */
export async function outboxRows(phone) {
  const rows = await (await phone.db.open()).getAll("outbox");
  return rows.sort((a, b) => a.n - b.n);
}
