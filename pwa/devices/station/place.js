/** One place at the table and the timer that is read there: which way, whether it is up, what is wrong, what the timer does. */
import { signal } from "@preact/signals";
import { rememberTimer } from "../remembered.js";
import { sourceOf } from "../sources.js";
import { begin } from "../stackmat/machine.js";
import { TimerTrouble } from "../trouble.js";
import { holdPlace } from "./hold.js";
import { makeReader } from "./reader.js";

const NONE = { source: null, name: null, link: "none", trouble: null };

/** @param {'main'|'left'|'right'} id */
export function makePlace(id) {
  const timer = signal({ ...NONE, model: begin() });
  const listeners = new Set();
  /** The connection that counts; what an earlier one still says is not heard. */
  let current = null;

  const change = (part) => {
    timer.value = { ...timer.peek(), ...part };
  };
  const heard = (what) => {
    for (const listener of listeners) listener(what);
  };
  const reader = makeReader((model) => change({ model }), heard);
  const say = (type, value) => {
    if (timer.peek()[type] === value) return;
    heard({ type, at: performance.now(), [type]: value });
    change({ [type]: value });
  };

  /** Ends when the port is open, or could not be opened, or waits for a timer that is away; reading goes on. */
  async function use(port, source) {
    await release();
    const mine = { port, practice: sourceOf(source)?.practice };
    current = mine;
    change({ source, name: port.name, trouble: null });
    say("link", "opening");
    const lock = await holdPlace(id);
    mine.lock = lock;
    if (current !== mine) return lock?.release();
    if (!lock) {
      failed(mine, new TimerTrouble("busy"));
      return port.close(); // it may hold a microphone already
    }
    await new Promise((settled) => {
      const sink = sinkOf(mine, settled);
      port
        .run(sink)
        .catch((error) => failed(mine, error))
        .finally(settled);
    });
  }

  function sinkOf(mine, settled) {
    const counts = () => current === mine;
    return {
      bytes: (bytes) => (counts() ? reader.bytes(bytes) : 0),
      told: (event) => counts() && reader.told(event),
      gap: () => counts() && reader.gap(),
      rejected: (hex) =>
        counts() && heard({ type: "rejected", at: performance.now(), count: 1, hex }),
      level: (level) => counts() && heard({ type: "level", at: performance.now(), level }),
      trouble: (code) => counts() && say("trouble", code),
      link(link) {
        if (!counts()) return;
        settled();
        say("link", link);
        reader.link(link === "up");
      },
    };
  }

  function failed(mine, error) {
    if (current !== mine) return;
    if (error.code === "no-service") rememberTimer(id, null); // it was no timer at all
    say("trouble", error instanceof TimerTrouble ? error.code : "unplugged");
    say("link", "down");
    mine.over = true;
    mine.lock?.release();
  }

  async function release() {
    const before = current;
    current = null;
    if (!before) return;
    await before.port.close();
    before.lock?.release();
    reader.link(false);
    if (before.practice) reader.take({ kind: "attempt" }); // its time does not outlast it
  }

  return {
    id,
    timer,
    use,
    /** The timer could not be asked for; one that is read here goes on. */
    fail: (code) => timer.peek().link !== "up" && say("trouble", code),
    /** The timer of before is not there. */
    miss(source, name, code) {
      change({ source, name });
      say("link", "down");
      say("trouble", code);
    },
    /** Whether a port is open here, opening, or waiting to be plugged in again. */
    taken: () => Boolean(current && !current.over),
    tell: (event) => reader.take({ kind: event }),
    async free() {
      await release();
      change(NONE);
      heard({ type: "link", at: performance.now(), link: "none" });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
