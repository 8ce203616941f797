/** The line on which the server tells of news: opened when it answers, never hammered, never trusted with more than *look again*. */
import { beforeEach, expect, test, vi } from "vitest";

const cursors = { "333-r1": 4 };
vi.mock("../store/progress.js", () => ({ progressOf: async () => ({ cursors }) }));
const { eventLine } = await import("./events.js");
const { watchStream } = await import("../store/streams.js");
watchStream("chess-r1-m1");

let line;
let news;
let sources;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  sources = [];
  vi.stubGlobal("EventSource", Source);
  news = vi.fn();
  line = eventLine({ onNews: news });
});

test("one line for a competition, however often the server answers", () => {
  line.follow("A");
  line.follow("A");
  expect(sources.map(({ url }) => url)).toEqual(["/api/competitions/A/events"]);
});

test("another competition gets another line, and the old one is closed", () => {
  line.follow("A");
  line.follow("B");
  expect(sources.map(({ url, closed }) => [url, closed])).toEqual([
    ["/api/competitions/A/events", true],
    ["/api/competitions/B/events", false],
  ]);
});

test("an opened line asks once for what came before it", () => {
  line.follow("A");
  expect(line.isOpen()).toBe(false);
  sources[0].dispatchEvent(new Event("open"));
  expect(line.isOpen()).toBe(true);
  expect(news).toHaveBeenCalledTimes(1);
});

test.each([
  ["ahead of this phone is news", "333-r1", 5, 1],
  ["where this phone is, is none", "333-r1", 4, 0],
  ["that this phone does not follow is none", "222-r1", 9, 0],
  ["that a screen waits for, and that has only just begun, is news", "chess-r1-m1", 1, 1],
])("a stream %s", async (_what, stream, seq, times) => {
  line.follow("A");
  const data = JSON.stringify({ stream, seq });
  sources[0].dispatchEvent(new MessageEvent("stream", { data }));
  await Promise.resolve().then(() => {});
  expect(news).toHaveBeenCalledTimes(times);
});

test("a line that breaks asks at once whether the server is gone", () => {
  line.follow("A");
  sources[0].dispatchEvent(new Event("open"));
  vi.setSystemTime(Date.now() + 5_000);
  sources[0].dispatchEvent(new Event("error"));
  expect(news).toHaveBeenCalledTimes(2);
  expect(sources[0].closed).toBe(true);
  line.follow("A");
  expect(sources).toHaveLength(2);
});

test("a line that is refused is tried again after pauses that double", () => {
  const pauses = [];
  line.follow("A");
  for (let i = 0; i < 7; i++) {
    sources.at(-1).dispatchEvent(new Event("error"));
    const from = Date.now();
    const before = sources.length;
    while (sources.length === before) {
      vi.setSystemTime(Date.now() + 1_000);
      line.follow("A");
    }
    pauses.push((Date.now() - from) / 1_000);
  }
  expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60]);
  expect(news).not.toHaveBeenCalled();
});

test("a line that breaks as soon as it is open is not opened again at once", () => {
  line.follow("A");
  for (const pause of [2_000, 4_000, 8_000]) {
    sources.at(-1).dispatchEvent(new Event("open"));
    sources.at(-1).dispatchEvent(new Event("error"));
    const before = sources.length;
    vi.setSystemTime(Date.now() + pause - 1);
    line.follow("A");
    expect(sources).toHaveLength(before);
    vi.setSystemTime(Date.now() + 1);
    line.follow("A");
    expect(sources).toHaveLength(before + 1);
  }
});

class Source extends EventTarget {
  constructor(url) {
    super();
    this.url = url;
    this.closed = false;
    sources.push(this);
  }

  close() {
    this.closed = true;
  }
}
