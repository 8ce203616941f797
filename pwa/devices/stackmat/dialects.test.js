/** I9: the kinds of timers that are known, by what they send, and how long it takes from the stop to the time. */
import { describe, expect, test } from "vitest";
import { BYTE_MS, packet, STARTS_AT, solve } from "../../testing/devices/packets.js";
import { makeReading } from "../../testing/devices/reading.js";

const KINDS = ["full", "i-only", "all-s", "hand"];

describe("one solve gives one result with the right time", () => {
  test.each([
    ["i-only", 441, "fourth generation, only I and space"],
    ["full", 330, "every state has its letter"],
    ["all-s", 400, "YuXin: S whatever happens (cs0x7f/cstimer#95)"],
    ["hand", 400, "a hand rests on a pad all the time"],
  ])("%s, %i ms", (letters, ms) => {
    for (const places of [2, 3]) {
      const { offers, model } = makeReading().play(solve({ letters, ms, places }));
      const shown = places === 2 ? ms - (ms % 10) : ms;
      expect(offers.map(({ reading_ms }) => reading_ms)).toEqual([shown]);
      expect(model).toMatchObject({ state: "stopped", ms: shown, places });
    }
  });

  test.each(KINDS)("%s, of any length", (letters) => {
    for (const ms of [500, 999, 1000, 9999, 12_678, 59_999, 60_000, 61_234]) {
      const { offers } = makeReading().play(solve({ letters, ms, phase: ms % 112 }));
      expect(offers.map(({ reading_ms }) => reading_ms)).toEqual([ms]);
    }
  });
});

/** The most there is over all ways in which the packets may lie against start and stop. */
function slowest(letters, period, waits) {
  const all = [];
  for (let phase = 0; phase < period; phase += 8)
    all.push(waits(makeReading().play(solve({ letters, ms: 5000, period, phase })), phase));
  return Math.max(...all);
}
const startToRunning = ({ seen }) => seen.find(({ state }) => state === "running").at - STARTS_AT;
const stopToOffer = ({ offers }) => offers[0].at - (STARTS_AT + 5000);

describe.each([112, 129])("with a packet every %i ms", (period) => {
  test.each(KINDS)("%s: it runs on the screen within 250 ms of the start", (letters) => {
    expect(slowest(letters, period, startToRunning)).toBeLessThanOrEqual(250);
  });

  test("full: the time is there within 350 ms of the stop", () => {
    expect(slowest("full", period, stopToOffer)).toBeLessThanOrEqual(350);
  });

  test.each(KINDS)(
    "%s: the time is there within 350 ms of the first packet that has it",
    (letters) => {
      const fromPacket = ({ offers }, phase) => {
        const stop = STARTS_AT + 5000;
        return offers[0].at - (phase + Math.ceil((stop - phase) / period) * period);
      };
      expect(slowest(letters, period, fromPacket)).toBeLessThanOrEqual(350);
    },
  );

  test("without letters a third packet is waited for: a period more", () => {
    for (const letters of ["i-only", "all-s", "hand"])
      expect(slowest(letters, period, stopToOffer)).toBeLessThanOrEqual(3 * period + 10 * BYTE_MS);
  });
});

describe("a packet that is delivered twice", () => {
  /** Every packet once more, a moment later, with its own letter. */
  const doubled = (script) =>
    script.flatMap(({ at, bytes }) => [
      { at, bytes },
      { at: at + 5, bytes },
    ]);

  test.each(KINDS)("%s: no running packet is a result, though all come twice", (letters) => {
    const { offers } = makeReading().play(doubled(solve({ letters, ms: 12_678 })));
    expect(offers.map(({ reading_ms }) => reading_ms)).toEqual([12_678]);
  });

  test("not even with the letter of the end, from a timer that says it for the first time", () => {
    const reading = makeReading().play(solve({ letters: "full", ms: 20_000, after: -10_000 }));
    const { ms } = reading.model;
    reading.play(
      [112, 117, 224, 229].map((at) => ({ at, bytes: packet("C", ms + (at > 200 ? 224 : 112)) })),
    );
    expect(reading.offers).toEqual([]);
    expect(reading.model.state).not.toBe("stopped");
  });
});
