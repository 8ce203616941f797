/**
 * The state of a round as the rules fold it from all operations that this phone knows, kept up to date.
 * Operations that the server has not stamped are folded with the role of the seat that made them.
 */
import { effect, signal } from "@preact/signals";
import { call, rulesHost, startRules } from "../rules/client.js";
import { noteBoard } from "./entries.js";
import { streamOf } from "./replica.js";
import { seat } from "./seats.js";
import { watchStream } from "./streams.js";

const FIRST_AGAIN_MS = 3_000;
const LONGEST_AGAIN_MS = 60_000;
const NONE = signal(null);
const boards = new Map();

class Board {
  constructor(competition, name) {
    this.stream = streamOf(competition, name);
    this.name = name;
    this.reply = signal(null);
    this.folding = null;
    this.stale = false;
    this.distrusted = false; // the next update folds from nothing
    this.again = FIRST_AGAIN_MS;
    this.forget();
    startRules(); // they are up by the time that there is something to fold
    effect(() => {
      this.stream.version.value; // followed without making the list: a word that is to be drawn comes first
      this.update();
    });
  }

  forget() {
    this.fold = null; // {handle, host}
    this.fed = new Set(); // operations' ids and bytes with the role and the standing that they were fed with
  }

  /** @returns {Promise<void>} when the reply speaks of everything that is known now */
  update() {
    this.stale = true;
    this.folding ??= this.work();
    return this.folding;
  }

  async work() {
    await drawn();
    while (this.stale) {
      this.stale = false;
      await this.feed().catch((error) => this.failed(error));
    }
    this.folding = null; // at once, so that whoever has news from here on is heard
  }

  /** The last board stays in sight. */
  failed(error) {
    const moved = this.fold !== null && this.fold.host !== rulesHost.peek();
    this.forget();
    if (!moved && error.code !== "rules-unavailable")
      return console.error(`the board of ${this.name} cannot be folded`, error);
    setTimeout(() => this.update(), this.again);
    this.again = Math.min(2 * this.again, LONGEST_AGAIN_MS);
  }

  async feed() {
    await this.stream.load();
    if (this.stream.isUnknown()) return this.blank();
    const copies = this.stream.copies();
    if (this.distrusted || this.outdated(copies)) await this.close();
    this.distrusted = false;
    const anew = !this.fold;
    this.fold ??= await this.open();
    const fresh = copies.filter((copy) => !this.fed.has(verdict(copy)));
    if (fresh.length === 0 && !anew) return;
    const ops = fresh.map(foldInput);
    this.reply.value = await call({ call: "log.feed", handle: this.fold.handle, ops });
    for (const copy of fresh) this.fed.add(verdict(copy));
    noteBoard(this.stream.entries(), this.reply.peek());
    this.again = FIRST_AGAIN_MS;
  }

  /** A fold only takes more in: after another stamp than assumed, a lost operation or another host it begins anew. */
  outdated(copies) {
    if (!this.fold) return false;
    if (this.fold.host !== rulesHost.peek()) return true;
    const known = new Set(copies.map(verdict));
    return [...this.fed].some((before) => !known.has(before));
  }

  async open() {
    const { handle } = await call({ call: "log.open", stream: this.name });
    return { handle, host: rulesHost.peek() };
  }

  async blank() {
    await this.close();
    this.reply.value = null;
  }

  async close() {
    if (!this.fold) return;
    const { handle, host } = this.fold;
    this.forget();
    if (host === rulesHost.peek()) await call({ call: "log.close", handle });
  }
}

/**
 * @param {string} stream a round of the current competition; it is followed from now on
 * @returns {import('@preact/signals').ReadonlySignal<object|null>} the value of `log.fold`, null while nothing is known of the round
 */
export function board(stream) {
  const competition = seat.value?.competition;
  if (!competition) return NONE;
  watchStream(stream);
  return boardOf(competition, stream).reply;
}

/** @returns {boolean} whether the board of a stream that is followed speaks of everything that this phone knows now */
export function isFolded(stream) {
  const shown = boards.get(`${seat.peek()?.competition}/${stream}`);
  return shown !== undefined && shown.folding === null;
}

/** @returns {Promise<string|null>} the digest of a board that somebody looks at, folded up to now; null of one that nobody does */
export async function boardDigest(competition, stream) {
  const shown = boards.get(`${competition}/${stream}`);
  if (!shown) return null;
  await shown.update();
  return shown.reply.peek()?.digest ?? null;
}

/** Folds a stream from nothing. */
export async function refold(competition, stream) {
  const shown = boards.get(`${competition}/${stream}`);
  if (!shown) return;
  shown.distrusted = true;
  await shown.update();
}

function boardOf(competition, stream) {
  const id = `${competition}/${stream}`;
  if (!boards.has(id)) boards.set(id, new Board(competition, stream));
  return boards.get(id);
}

function verdict({ op, sha256, role, standing }) {
  return `${op.id} ${sha256} ${role} ${standing}`;
}

/** Lets the page draw what it has to say first: an entry is on the disk, its board can wait a moment. */
function drawn() {
  return new Promise((resolve) => setTimeout(resolve));
}

/** What the server feeds its own fold with, to the letter: else the same log would give two states. */
function foldInput({ op, sha256, role, standing }) {
  return { ...op, sha256, role, standing };
}
