/** One stream in memory: what the server numbered, what waits here, and what an earlier server had, as one list of entries. */
import { signal } from "@preact/signals";
import { bytesOf, copiesOf } from "./copies.js";
import { beginningWith, connected } from "./db.js";
import { noteStates } from "./entries.js";
import { headsOf } from "./heads.js";

/**
 * @typedef {object} Entry
 * @property {object} op the operation
 * @property {string} raw its exact bytes
 * @property {string} sha256 of `raw`
 * @property {object|null} stamp the server's, null while it has none
 * @property {string} role the stamp's, or that of the seat that made it
 * @property {string} standing the stamp's, or what the server will say
 * @property {string} state see entries.js
 */

/** Rows are those of db.js, each with its parsed `op`. */
export class Stream {
  constructor(competition, name) {
    this.competition = competition;
    this.name = name;
    this.version = signal(0);
    this.asked = signal(false); // whether the database has answered, be it with a failure
    this.loaded = null;
    this.turn = Promise.resolve();
    this.clear();
  }

  clear() {
    this.fetched = false; // whether a server was ever asked for it: only then is an empty stream known to be empty
    this.numbered = new Map(); // seq → row of "operations"
    this.own = new Map(); // id → row of "outbox"
    this.offered = new Map(); // id and sha256 → row of "offers"
    this.merged = { version: -1, entries: [], copies: [] };
  }

  /** Reads the stream from the database, once; `again` after somebody else wrote there. */
  load(again = false) {
    if (again || !this.loaded) {
      this.loaded = this.inTurn(() => this.read());
      const answered = () => {
        this.asked.value = true;
      };
      this.loaded.then(answered, answered);
    }
    return this.loaded;
  }

  /** Reading and remembering one after the other, so that an older reading never hides a newer row. */
  inTurn(task) {
    const done = this.turn.then(task);
    this.turn = done.catch(() => {
      this.loaded = null; // the next who asks reads again
    });
    return done;
  }

  async read() {
    const place = [this.competition, this.name];
    const [exchange, numbered, own, offered] = await connected((db) =>
      Promise.all([
        db.get("exchanges", this.competition),
        db.getAll("operations", beginningWith(...place)),
        db.getAllFromIndex("outbox", "stream", place),
        db.getAll("offers", beginningWith(this.competition)),
      ]),
    );
    this.clear();
    this.fetched = exchange?.cursors[this.name] !== undefined;
    this.add({ numbered, own, offered: offered.filter((row) => row.stream === this.name) });
    return this;
  }

  /** Reads own operations that another tab of this phone has saved meanwhile. */
  async catchUp(outbox) {
    const ids = await outbox.index("stream").getAllKeys([this.competition, this.name]);
    const missing = ids.filter((id) => !this.own.has(id));
    if (missing.length) this.add({ own: await Promise.all(missing.map((id) => outbox.get(id))) });
  }

  add({ numbered = [], own = [], offered = [] }) {
    for (const row of own) this.own.set(row.id, parsed(row));
    for (const row of offered) this.offered.set(bytesOf(row), parsed(row));
    for (const row of numbered) {
      this.numbered.set(row.seq, parsed(row));
      this.offered.delete(bytesOf(row));
    }
    noteStates(own.map((row) => [row.id, row.state]));
    this.version.value = this.version.peek() + 1;
  }

  /** Nothing has been entered here, and no server was asked what others have. */
  isUnknown() {
    return this.entries().length === 0 && !this.fetched;
  }

  /** @returns {Entry[]} one for every id with the same bytes */
  entries() {
    return this.merge().entries;
  }

  /** @returns {Entry[]} what the fold reads: of an operation that the server has numbered twice, both */
  copies() {
    return this.merge().copies;
  }

  merge() {
    const version = this.version.value; // whoever shows entries follows them by this signal
    if (this.merged.version === version) return this.merged;
    const rows = {
      offered: this.offered.values(),
      own: this.own.values(),
      numbered: this.numbered.values(),
    };
    const copies = copiesOf(rows).map((list) => list.map((row) => this.entry(row)));
    this.merged = { version, entries: copies.map((list) => list.at(-1)), copies: copies.flat() };
    return this.merged;
  }

  entry({ op, raw, sha256, stamp, role, standing = "ok" }) {
    const mine = this.own.get(op.id);
    return {
      op,
      raw,
      sha256,
      stamp: stamp ?? null,
      role: stamp?.role ?? role,
      standing: stamp?.standing ?? standing,
      state: mine?.state ?? "accepted",
    };
  }

  /** What an operation made now would have seen; what the server could not read is not there for anybody else. */
  heads(subject) {
    const known = this.entries().filter(
      ({ op }) => this.own.get(op.id)?.receipt?.outcome !== "quarantined",
    );
    return headsOf(
      known.map(({ op }) => op),
      subject,
    );
  }
}

function parsed(row) {
  return { ...row, op: JSON.parse(row.raw) };
}
