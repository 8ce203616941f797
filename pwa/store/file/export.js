/** Writes all that this device holds of its competitions into one file. */
import { bytesOf } from "../copies.js";
import { beginningWith, connected } from "../db.js";
import { signed } from "../keys.js";
import { allSeats } from "../seats.js";
import { FORMAT, VERSION } from "./format.js";

/** @returns {Promise<object>} the file, see format.js */
export async function deviceFile(now = new Date()) {
  const seats = await allSeats();
  const ids = [...new Set(seats.map((seat) => seat.competition))];
  const competitions = await Promise.all(
    ids.map((id) =>
      competitionPart(
        id,
        seats.filter((seat) => seat.competition === id),
      ),
    ),
  );
  return { format: FORMAT, version: VERSION, made: now.toISOString(), competitions };
}

/** @returns {string} a name by which a person finds the file again */
export function fileName(file) {
  const devices = file.competitions.flatMap(({ seats }) => seats.map(({ device }) => device));
  const time = file.made.slice(0, 16).replace(/[-:]/g, "").replace("T", "-");
  return `matside-phone-${[...new Set(devices)].join("-") || "empty"}-${time}.json`;
}

async function competitionPart(id, seats) {
  const [own, numbered, offered, kept] = await connected((db) =>
    Promise.all([
      db.getAllFromIndex("outbox", "stream", beginningWith(id)),
      db.getAll("operations", beginningWith(id)),
      db.getAll("offers", beginningWith(id)),
      db.get("kits", id),
    ]),
  );
  return {
    id,
    name: seats.at(-1).competitionName,
    seats: seats.map(({ device, role, scope, name, by, next }) => ({
      ...{ device, role, scope, name, by },
      entries: next - 1,
    })),
    operations: onceEach([...numbered, ...offered, ...(await provable(own, seats))]),
    kit: kept?.kit ?? null,
  };
}

/** Entries are signed when they are sent; those that never were need it here, or nobody could prove whose they are. */
async function provable(own, seats) {
  const parts = seats.map((seat) =>
    signed(
      seat.key,
      own.filter((row) => row.seat === seat.id),
    ),
  );
  return (await Promise.all(parts)).flat().sort((a, b) => a.n - b.n);
}

/** The same bytes may be here as made and as numbered. */
function onceEach(rows) {
  const found = new Map();
  for (const row of rows) {
    const { raw, sig, stamp, waiting } = row;
    const before = found.get(bytesOf(row));
    found.set(bytesOf(row), {
      raw,
      sig: before?.sig ?? sig,
      stamp: before?.stamp ?? stamp ?? undefined,
      waiting: waiting && true,
    });
  }
  return [...found.values()];
}
