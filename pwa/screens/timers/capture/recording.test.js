import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readCapture } from "../../../devices/capture.js";
import { playerOf } from "../../../devices/file/player.js";
import { makeReader } from "../../../devices/station/reader.js";
import { packet, solve } from "../../../testing/devices/packets.js";
import { fileName, makeRecording } from "./recording.js";

const HEAD = { source: "serial", baud: 1200, name: "FTDI 0403:6001" };
const BYTE_MS = 8;

/** A reader, and every state that it was in, with its digits. */
function reading(heard = () => {}) {
  const states = [];
  const reader = makeReader(({ state, ms, offer }) => {
    states.push(`${state} ${ms} ${offer?.reading_ms ?? ""} ${offer?.flags ?? ""}`);
  }, heard);
  return { reader, states };
}

/** Hands a stream to a reader at the stream's own moments. */
async function send(reader, stream) {
  const start = performance.now();
  for (const { at, bytes, gap } of stream) {
    await vi.advanceTimersByTimeAsync(Math.max(0, start + at - performance.now()));
    if (gap) reader.gap();
    else reader.bytes(bytes);
  }
}

/** As a slow adapter does it: byte by byte. */
function cut(stream) {
  return stream.flatMap(({ at, bytes }) =>
    Array.from(bytes, (byte, nth) => ({
      at: at - (bytes.length - 1 - nth) * BYTE_MS,
      bytes: Uint8Array.of(byte),
    })),
  );
}

function withNoise(stream) {
  return stream.map(({ at, bytes }, nth) =>
    nth % 7 === 3
      ? { at, bytes: bytes.map((byte, place) => (place === 4 ? byte ^ 3 : byte)) }
      : { at, bytes },
  );
}

/** A framing error of the line, in the middle of every fifth packet. */
function withFaults(stream) {
  return stream.flatMap(({ at, bytes }, nth) =>
    nth % 5 === 3
      ? [
          { at: at - 40, bytes: bytes.slice(0, 5) },
          { at: at - 40, gap: true },
          { at, bytes: bytes.slice(5) },
        ]
      : { at, bytes },
  );
}

/** The signal is away in mid-solve, longer than a pause may be. */
const withGap = (stream) => stream.filter(({ at }) => at < 4000 || at > 6500);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a recording", () => {
  it.each([
    ["a timer that reports its states", cut(solve({ letters: "full", ms: 5543 }))],
    ["one that sends I and space alone", solve({ letters: "i-only", ms: 5543 })],
    ["one that always sends S", cut(solve({ letters: "all-s", ms: 5543, period: 129 }))],
    ["five digits", solve({ letters: "full", ms: 5540, places: 2 })],
    ["a noisy line", withNoise(solve({ letters: "full", ms: 5543 }))],
    ["framing errors", withFaults(solve({ letters: "full", ms: 5543 }))],
    ["a signal that was lost", withGap(solve({ letters: "full", ms: 5543 }))],
  ])("replays to the same states: %s", async (_, stream) => {
    const recording = makeRecording(performance.now(), HEAD);
    const live = reading(recording.take);
    live.reader.link(true);
    await send(live.reader, stream);
    recording.stop();
    live.reader.end();

    const { events } = readCapture(recording.text("table 3"));
    const played = reading();
    played.reader.link(true);
    const playing = playerOf(events).run(played.reader);
    await vi.advanceTimersByTimeAsync(stream.at(-1).at + 100);
    await playing;
    played.reader.end();
    expect(live.states.length).toBeGreaterThan(20);
    expect(played.states).toEqual(live.states);
  });

  it("says what was recorded, and who says so", () => {
    const recording = makeRecording(0, HEAD);
    recording.take({ type: "bytes", at: 5, bytes: packet("I", 0) });
    const { head } = readCapture(recording.text("table 3"));
    expect(head).toMatchObject({ ...HEAD, note: "table 3" });
  });

  it("keeps what the source brought, and nothing that follows from it", () => {
    const recording = makeRecording(100, HEAD);
    recording.take({ type: "link", at: 100, link: "opening" });
    recording.take({ type: "link", at: 110, link: "up" });
    recording.take({ type: "bytes", at: 120, bytes: packet("I", 0) });
    recording.take({ type: "gap", at: 125 });
    recording.take({ type: "packet", at: 120, packet: {} });
    recording.take({ type: "model", at: 120, model: {} });
    recording.take({ type: "told", at: 130, told: { as: "stopped", ms: 4321 } });
    recording.take({ type: "trouble", at: 140, trouble: "silent" });
    recording.take({ type: "link", at: 150, link: "none" });
    expect(readCapture(recording.text("")).events).toEqual([
      { at: 10, link: "up" },
      { at: 20, bytes: packet("I", 0) },
      { at: 25, gap: true },
      { at: 30, told: { as: "stopped", ms: 4321 } },
      { at: 40, trouble: "silent" },
      { at: 50, link: "down" },
    ]);
  });

  it("ends where it is stopped, and by itself before it grows too large to send", () => {
    const recording = makeRecording(0, HEAD);
    const bytes = new Uint8Array(60_000);
    for (let at = 0; at < 60; at++) recording.take({ type: "bytes", at, bytes });
    expect(recording).toMatchObject({ running: false, full: true });
    expect(recording.size).toBeLessThan(5_000_000);
    const short = makeRecording(0, HEAD);
    short.stop();
    short.take({ type: "bytes", at: 1, bytes });
    expect(short.count).toBe(0);
  });
});

it("a file is named by its note, or by the timer, and by the moment", () => {
  const iso = "2026-03-01T09:05:07.000Z";
  expect(fileName("Table 3, FTDI (blue)", iso)).toBe("timer-Table-3-FTDI-blue-2026-03-01-09-05");
  expect(fileName("테이블 3", iso)).toBe("timer-테이블-3-2026-03-01-09-05");
  expect(fileName(null, iso)).toBe("timer-2026-03-01-09-05");
});
