/**
 * A match as this phone knows it, kept up to date: its fold, the events that it stands on, and what `chess.replay` makes of them now.
 * It asks the replay after every event and whenever a time runs out; between two replies `face` does the arithmetic.
 */
import { computed, effect, signal } from "@preact/signals";
import { call } from "../../../rules/client.js";
import { board } from "../../../store/boards.js";
import { append } from "../../../store/outbox.js";
import { operations } from "../../../store/replica.js";
import { seat } from "../../../store/seats.js";
import { branchOf } from "./branch.js";
import { atOf } from "./clock.js";
import { face } from "./face.js";

const AGAIN_MS = 3_000;
const SETTLED_MS = 3_000; // longer than a slow phone folds and replays
const LONGEST_MS = 2 ** 31 - 1; // what a browser's timer can wait

const matches = new Map();

/** @returns {LiveMatch} the one object of that match at the current competition */
export function liveMatch(stream) {
  const key = `${seat.value?.competition}/${stream}`;
  if (!matches.has(key)) matches.set(key, new LiveMatch(stream));
  return matches.get(key);
}

class LiveMatch {
  constructor(stream) {
    this.stream = stream;
    this.reply = board(stream);
    this.branch = computed(() =>
      branchOf(
        this.reply.value,
        seat.value?.device,
        this.reply.value?.branches?.length > 1 ? operations(stream).map(({ op }) => op) : [],
      ),
    );
    /** What `chess.replay` says, with `as_of` (its `now_ms`) and `of` (the events that it was given); null before the match is opened. */
    this.replay = signal(null);
    /** The code of what keeps the replay from being computed. */
    this.trouble = signal(null);
    /** Whether an event of this page is not in the replay yet: a second tap would be about something else than what is shown. */
    this.busy = signal(false);
    this.followers = 0;
  }

  get fold() {
    return this.reply.value;
  }

  get opened() {
    return this.branch.value.opened;
  }

  get events() {
    return this.branch.value.events;
  }

  get config() {
    return this.opened?.config ?? {};
  }

  /** @returns {number} ms of the match */
  now() {
    return atOf(this.opened.at_zero, this.events.at(-1)?.event.at_ms);
  }

  /** What the screens show at a moment, see face.js; null while there is no replay. */
  faceAt(ms = this.now()) {
    return this.replay.value && face(this.replay.value, ms, this.config);
  }

  /**
   * Enters an event, at now's `at_ms` unless it carries its own.
   * @param {object} event as `chess.replay` takes it
   * @param {{words?: string, move?: object, timer?: object}} [extra] what is kept beside it
   * @returns {Promise<object>} the operation, durable
   * @throws {import('../../../store/errors.js').StoreError} nothing was kept
   */
  async act(event, extra = {}) {
    const at_ms = event.at_ms ?? this.now();
    const body = { ...event, at_ms, ...extra };
    this.busy.value = true;
    try {
      const made = await append({ stream: this.stream, kind: "match.event", body });
      this.awaited = made.id;
      setTimeout(() => this.settle(made.id), SETTLED_MS);
      return made;
    } catch (error) {
      this.busy.value = false;
      throw error;
    }
  }

  settle(op) {
    if (this.awaited !== op) return;
    this.awaited = null;
    this.busy.value = false;
  }

  /** Keeps the replay up to date until the function that it returns is called. */
  follow() {
    this.followers += 1;
    if (this.followers === 1) this.start();
    return () => {
      this.followers -= 1;
      if (this.followers === 0) this.stop();
    };
  }

  start() {
    const wake = () => !document.hidden && this.ask();
    document.addEventListener("visibilitychange", wake);
    const end = effect(() => {
      this.opened;
      this.events;
      this.ask();
    });
    this.stop = () => {
      document.removeEventListener("visibilitychange", wake);
      end();
      clearTimeout(this.timer);
    };
  }

  /** One question at a time; what changes meanwhile is asked once more. */
  async ask() {
    this.stale = true;
    if (this.asking) return;
    this.asking = true;
    while (this.stale) {
      this.stale = false;
      await this.compute().catch((error) => this.failed(error));
    }
    this.asking = false;
  }

  async compute() {
    const { opened, events } = this.branch.peek();
    clearTimeout(this.timer);
    if (!opened) {
      this.replay.value = null;
      return;
    }
    const as_of = atOf(opened.at_zero, events.at(-1)?.event.at_ms);
    const value = await this.ahead({ now_ms: as_of });
    this.replay.value = { ...value, as_of, of: events };
    this.trouble.value = null;
    if (events.some(({ op }) => op === this.awaited)) this.settle(this.awaited);
    this.wait(face(this.replay.peek(), as_of, opened.config).due, opened.at_zero);
  }

  /**
   * What the match would be with one more event: to say before a tap what comes of it.
   * @param {{event?: object, now_ms?: number}} what
   * @returns {Promise<object>} a reply of `chess.replay`
   */
  ahead({ event, now_ms = event.at_ms }) {
    const { opened, events: given } = this.branch.peek();
    const { config } = opened;
    const events = given.map((one) => one.event);
    if (event) events.push(event);
    return call({ call: "chess.replay", config, events, now_ms });
  }

  wait(due, zero) {
    if (due === null || this.followers === 0) return;
    const ms = Math.max(0, due - atOf(zero));
    this.timer = setTimeout(() => this.ask(), Math.min(ms, LONGEST_MS));
  }

  failed(error) {
    this.trouble.value = error.code ?? "unknown";
    if (error.code !== "rules-unavailable")
      console.error(`${this.stream} cannot be replayed`, error);
    else if (this.followers) this.timer = setTimeout(() => this.ask(), AGAIN_MS);
  }
}
