/**
 * A match that is only watched: the events in force, wherever they come from, and what `chess.replay` makes of them by the arbiter's clock as far as
 * this device can tell it.
 */
import { signal } from "@preact/signals";
import { now } from "../../../parts/clock/now.js";
import { call } from "../../../rules/client.js";
import { face } from "../match/face.js";
import { replayRequest } from "../results.js";
import { Skew } from "./skew.js";

const AGAIN_MS = 3_000;
const LONGEST_MS = 2 ** 31 - 1;

export class Watched {
  constructor() {
    /** `log.fold` of the match's stream, null until something is known */
    this.fold = signal(null);
    /** `chess.replay`'s reply with `as_of`, null until the match is opened and replayed */
    this.replay = signal(null);
    this.skew = new Skew();
    this.over = false;
  }

  /** News of the match, or the same again. */
  take(fold) {
    const before = this.fold.peek();
    if (!fold || fold.digest === before?.digest) return;
    const [last, known] = [fold, before].map((one) => one?.events?.at(-1));
    if (last && last.op !== known?.op && fold.match)
      this.skew.note(
        last.event.at_ms,
        now() - fold.match.at_zero,
        before !== null && !document.hidden,
      );
    this.fold.value = fold;
    this.ask();
  }

  /** @returns {number} ms of the match by the arbiter's clock; never before the last event */
  now() {
    const { match, events } = this.fold.peek();
    const last = events.at(-1)?.event.at_ms ?? 0;
    return Math.max(last, Math.floor(now() - match.at_zero - this.skew.ahead));
  }

  faceNow() {
    const replay = this.replay.value;
    return replay && face(replay, this.now(), this.fold.peek().match.config);
  }

  /** One question at a time; what changes meanwhile is asked once more. */
  async ask() {
    this.stale = true;
    if (this.asking || this.over) return;
    this.asking = true;
    while (this.stale) {
      this.stale = false;
      await this.compute().catch((error) => this.failed(error));
    }
    this.asking = false;
  }

  async compute() {
    clearTimeout(this.timer);
    const fold = this.fold.peek();
    if (!fold?.match) return;
    const as_of = this.now();
    const value = await call({ ...replayRequest(fold), now_ms: as_of });
    if (this.over) return;
    this.replay.value = { ...value, as_of };
    const { due } = face(this.replay.peek(), as_of, fold.match.config);
    if (due !== null) this.wait(due - this.now());
  }

  wait(ms) {
    this.timer = setTimeout(() => this.ask(), Math.min(Math.max(0, ms), LONGEST_MS));
  }

  failed(error) {
    if (error.code !== "rules-unavailable") console.error("the match cannot be replayed", error);
    if (!this.over) this.wait(AGAIN_MS);
  }

  stop() {
    this.over = true;
    clearTimeout(this.timer);
  }
}
