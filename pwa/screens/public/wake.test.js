import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { wake } from "./wake.js";

class Events extends EventTarget {
  static CLOSED = 2;
  static made = [];
  constructor(address) {
    super();
    this.address = address;
    this.readyState = 1;
    Events.made.push(this);
  }
  say(type, data) {
    this.dispatchEvent(Object.assign(new Event(type), { data: JSON.stringify(data) }));
  }
  close() {
    this.readyState = Events.CLOSED;
  }
}

describe("looking again", () => {
  let looks;
  let host;
  let end;

  beforeEach(() => {
    vi.useFakeTimers();
    Events.made = [];
    looks = [];
    host = new EventTarget();
    host.document = Object.assign(new EventTarget(), { visibilityState: "visible" });
    end = wake("Open 2026", (stream) => looks.push(stream), { Events, host });
  });

  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  test("follows the server's events and joins a burst into one", () => {
    const [line] = Events.made;
    expect(line.address).toBe("/api/competitions/Open%202026/events");
    for (const seq of [1, 2, 3]) line.say("stream", { stream: "333-r1", seq });
    line.say("stream", { stream: "pyram-r1", seq: 9 });
    vi.advanceTimersByTime(1_000);
    expect(looks).toEqual(["333-r1", "pyram-r1"]);
  });

  test("polls while the line is broken, and stops when it is back", () => {
    const [line] = Events.made;
    line.say("error");
    vi.advanceTimersByTime(20_500);
    expect(looks).toEqual([null, null, null]);
    line.say("open");
    vi.advanceTimersByTime(60_000);
    expect(looks).toHaveLength(4);
  });

  test("asks for a new line after a refusal, not at once", () => {
    const [line] = Events.made;
    line.close();
    line.say("error");
    vi.advanceTimersByTime(59_000);
    expect(Events.made).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(Events.made).toHaveLength(2);
  });

  test("looks when the network goes or comes, and when the page is seen again", () => {
    host.dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(500);
    host.document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(500);
    expect(looks).toEqual([null, null]);
  });

  test("says nothing more once it is ended", () => {
    const [line] = Events.made;
    line.say("stream", { stream: "333-r1", seq: 1 });
    end();
    host.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(looks).toEqual([]);
    expect(line.readyState).toBe(Events.CLOSED);
  });
});
