/** What a reader makes of pauses: a signal that is away, and a page that slept. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { packet } from "../../testing/devices/packets.js";
import { makeReader, SILENCE } from "./reader.js";

let model;
let clock;
let reader;

beforeEach(() => {
  vi.useFakeTimers();
  clock = 0;
  reader = makeReader(
    (next) => {
      model = next;
    },
    () => {},
    () => clock,
  );
  for (const ms of [0, 0, 112, 224]) {
    pass(112);
    reader.bytes(packet(ms ? " " : "I", ms));
  }
});

afterEach(() => {
  reader.end();
  vi.useRealTimers();
});

function pass(ms) {
  clock += ms;
  vi.advanceTimersByTime(ms);
}

test("no packet for a second and a half in mid-solve is a lost signal", () => {
  expect(model.state).toBe("running");
  pass(SILENCE);
  expect(model).toMatchObject({ state: "lost", flags: ["signal-lost"] });
});

test("a page that slept hears the packets that wait before it calls the signal lost", () => {
  clock += 10_000; // and its ticks did not
  vi.advanceTimersByTime(SILENCE);
  expect(model.state).toBe("running");
  for (let ms = 336; ms < 10_000; ms += 112) reader.bytes(packet(" ", ms));
  for (let nth = 0; nth < 3; nth++) reader.bytes(packet("S", 10_050));
  expect(model).toMatchObject({ state: "stopped", offer: { reading_ms: 10_050, flags: [] } });
});

test("and a signal that is away after the sleep is lost a moment later", () => {
  clock += 10_000;
  vi.advanceTimersByTime(SILENCE);
  pass(SILENCE);
  expect(model.state).toBe("lost");
});
