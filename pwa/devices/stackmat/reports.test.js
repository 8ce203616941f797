/** I9: what other programs' users have met with such timers, each as bytes: named by the public report. */
import { describe, expect, test } from "vitest";
import {
  bytesOf,
  inTurn,
  packet,
  resting,
  STARTS_AT,
  solve,
} from "../../testing/devices/packets.js";
import { makeReading } from "../../testing/devices/reading.js";

const KINDS = ["full", "i-only", "all-s", "hand"];
const results = ({ offers }) => offers.map(({ reading_ms }) => reading_ms);
/** Packets of a script that the line loses. */
const without = (script, from, until) => script.filter(({ at }) => at < from || at > until);
const stopped = (reading, ms, flags = []) =>
  expect(reading.model).toMatchObject({ state: "stopped", offer: { reading_ms: ms, flags } });

describe("cs0x7f/cstimer#57: packets are lost around start and stop", () => {
  test.each(KINDS)("%s: five seconds from the start, and the time is the packet's", (letters) => {
    const script = solve({ letters, ms: 12_678 });
    const reading = makeReading().play(without(script, STARTS_AT - 200, STARTS_AT + 5000));
    expect(results(reading)).toEqual([12_678]);
    expect(reading.model.offer.flags).toContain("signal-lost");
  });

  test.each(KINDS)(
    "%s: from before the stop on, and a late packet still ends the solve",
    (letters) => {
      const script = solve({ letters, ms: 12_678, after: 9000 });
      const stop = STARTS_AT + 12_678;
      const reading = makeReading().play(without(script, stop - 2000, stop + 7000));
      expect(reading.states()).toContain("lost");
      expect(results(reading)).toEqual([12_678]);
      expect(reading.model.offer.flags).toContain("signal-lost");
    },
  );

  test("all of the solve: the time is one that can have passed since zero", () => {
    const script = solve({ letters: "full", ms: 12_678, after: 4000 });
    const reading = makeReading().play(without(script, STARTS_AT - 200, STARTS_AT + 13_000));
    stopped(reading, 12_678, ["signal-lost"]);
  });

  test("all of the solve, and a time longer than that is no result", () => {
    const reading = makeReading().play(resting("I", 0, 1000));
    reading.at += 5000;
    reading.play(resting("S", 12_678, 2000));
    expect(reading.model).toMatchObject({ state: "stale", offer: null, flags: ["stale-time"] });
  });

  test("while nothing comes the display is to be read, and no time is made up", () => {
    const script = solve({ letters: "full", ms: 12_678 });
    const reading = makeReading().play(without(script, STARTS_AT + 5000, 1e9));
    reading.event({ kind: "silence" }, reading.at + 1500);
    expect(reading.model).toMatchObject({ state: "lost", offer: null, flags: ["signal-lost"] });
    expect(reading.model.ms).toBeLessThan(5000);
  });
});

test("cs0x7f/cstimer#164: a time that runs and stands by turns is one result until zero and another attempt", () => {
  const times = [1970, 10_990, 11_040, 10_080, 12_000];
  const flapping = times.flatMap((ms) =>
    inTurn(resting(" ", ms - 224, 100), resting("S", ms, 500)),
  );
  const reading = makeReading().play(inTurn(resting("I", 0, 1000), resting(" ", 112, 100)));
  reading.at += 1500;
  reading.play(inTurn(...flapping.map((one) => [one])));
  expect(results(reading)).toEqual([1970]);
  expect(reading.model.offer.flags).toContain("started-twice");

  reading.play(inTurn(resting("I", 0, 500), solve({ letters: "full", ms: 8000 })));
  expect(results(reading)).toEqual([1970]);
  reading
    .play(resting("I", 0, 500))
    .people("attempt")
    .play(solve({ letters: "full", ms: 9000 }));
  expect(results(reading)).toEqual([1970, 9000]);
});

test("cs0x7f/cstimer#171: a single A at zero shows the green light for a packet and starts nothing", () => {
  const reading = makeReading();
  const script = inTurn(resting("I", 0, 500), resting("A", 0, 100), resting("I", 0, 500));
  expect(reading.play(script).states()).toEqual(["idle", "armed", "idle"]);
  expect(reading.model).toMatchObject({ offer: null, flags: [] });
});

test("cs0x7f/cstimer#175: a stop at 0.007 is kept and pointed out", () => {
  const reading = makeReading().play(inTurn(resting("I", 0, 500), resting("S", 7, 1000)));
  expect(results(reading)).toEqual([7]);
  expect(reading.model.offer.flags).toEqual(expect.arrayContaining(["very-short", "malfunction"]));
});

test.each([
  [59, ["very-short", "malfunction"], "A6b1: strictly below 0.06"],
  [60, ["very-short"], "A6b2"],
  [499, ["very-short"], "wca-regulations#1124"],
  [500, [], ""],
])("%i ms has the flags %j %s", (ms, flags) => {
  const short = inTurn(
    resting("I", 0, 500),
    resting(" ", Math.min(ms - 1, 50), 100),
    resting("I", ms, 800),
  );
  stopped(makeReading().play(short), ms, flags);
});

test("cs0x7f/cstimer#217: a timer of another protocol is no signal, and never 27:46.665", () => {
  const reading = makeReading();
  for (let at = 0; at < 5000; at += 100)
    reading.bytes(bytesOf("49 FF FF FF FF FF FF 9A 0A 0D"), at);
  expect(reading.model).toMatchObject({ state: "off", ms: null, offer: null });
});

test.each(["L", "R", "C", "A", " ", "S"])(
  "cs0x7f/cstimer#25, #124, #150: the letter %j at zero neither starts nor stops anything",
  (letter) => {
    const reading = makeReading().play(inTurn(resting("I", 0, 300), resting(letter, 0, 30_000)));
    expect(reading.model).toMatchObject({ ms: 0, offer: null, flags: [] });
    expect(["idle", "hands", "armed"]).toContain(reading.model.state);
  },
);

test.each(["L", "R", "C", "A", "I", "S"])("the letter %j stops no time that runs", (letter) => {
  const running = Array.from({ length: 40 }, (_, nth) => ({
    at: nth * 112,
    bytes: packet(letter, nth * 112),
  }));
  const reading = makeReading().play(running);
  expect(reading.offers).toEqual([]);
  expect(reading.model.state).toBe("running");
});

describe("cs0x7f/cstimer#95 and WCA incidents 148, 152: an old time still stands", () => {
  test.each(["I", "S", " "])(
    "when the timer is connected (%j): to be reset first, and no result",
    (letter) => {
      const reading = makeReading().play(resting(letter, 12_678, 3000));
      expect(reading.model).toMatchObject({ state: "stale", offer: null, flags: ["stale-time"] });
      reading.play(solve({ letters: "full", ms: 9870 }));
      stopped(reading, 9870);
    },
  );

  test("when the next attempt begins, though the time before was taken and signed (A3b)", () => {
    const reading = makeReading().play(solve({ letters: "full", ms: 12_678 }));
    reading.people("taken", "signed", "attempt").play(resting("S", 12_678, 3000));
    expect(reading.model).toMatchObject({ state: "stale", offer: null, flags: ["stale-time"] });
    reading.play(solve({ letters: "full", ms: 9870 }));
    expect(results(reading)).toEqual([12_678, 9870]);
  });

  test("when the cable was out between two attempts", () => {
    const reading = makeReading().play(solve({ letters: "i-only", ms: 12_678 }));
    reading.people("taken", "signed", "attempt");
    reading.event({ kind: "link", up: false });
    reading.event({ kind: "link", up: true });
    reading.play(resting("I", 12_678, 3000));
    expect(reading.model).toMatchObject({ state: "stale", offer: null });
  });

  test("but the very same time again, after a reset, is a result like any other", () => {
    const reading = makeReading().play(solve({ letters: "full", ms: 12_678 }));
    reading.people("taken", "signed", "attempt").play(solve({ letters: "full", ms: 12_678 }));
    stopped(reading, 12_678); // the rules flag a reading that is the same as the one before
  });

  test("an offer that still stands when the signal is back is the same offer", () => {
    const reading = makeReading().play(solve({ letters: "full", ms: 12_678 }));
    const { offer } = reading.model;
    reading.event({ kind: "silence" });
    expect(reading.model).toMatchObject({ state: "off", offer });
    reading.play(resting("S", 12_678, 1000));
    expect(reading.model).toMatchObject({ state: "stopped", offer });
  });
});

test("tophcodes/qube#4: a solve may change from three decimals to two", () => {
  const long = solve({ letters: "i-only", ms: 12_670 });
  const short = solve({ letters: "i-only", ms: 12_670, places: 2 });
  const reading = makeReading().play(long.map((sent, nth) => (nth < 60 ? sent : short[nth])));
  expect(results(reading)).toEqual([12_670]);
});

describe("thewca/wca-regulations#728: timers that skip seconds or do not stop", () => {
  test("a jump forward by two seconds: the digits are no result any more", () => {
    const script = solve({ letters: "full", ms: 12_678 });
    const jumped = script.map(({ at, bytes }) => {
      const into = at - STARTS_AT - 100;
      return into < 6000 || into > 10_600
        ? { at, bytes }
        : { at, bytes: packet(" ", Math.round(into + 2000)) };
    });
    const reading = makeReading().play(without(jumped, STARTS_AT + 10_700, 1e9));
    expect(reading.model).toMatchObject({ state: "fault", offer: null, flags: ["jumped"] });
    expect(reading.states()).not.toContain("stopped");
  });

  test("a stop that never comes is no result", () => {
    const reading = makeReading().play(solve({ letters: "full", ms: 60_000, after: -1000 }));
    expect(reading.model).toMatchObject({ state: "running", offer: null });
  });

  test("a timer that switches itself off before ten minutes is lost, and its last packet no result", () => {
    const reading = makeReading().play(resting("I", 0, 500));
    const from = reading.at;
    for (let ms = 0; ms < 599_841; ms += 112) reading.bytes(packet(" ", ms), from + ms);
    reading.bytes(packet("I", 599_841), from + 599_841);
    reading.event({ kind: "silence" }, from + 601_341);
    expect(reading.model).toMatchObject({ state: "lost", ms: 599_841, offer: null });
  });
});

test("WRC Digest 2024-Q2: the tens go from 1 to 0 in mid-solve, and there is no result ten seconds too short", () => {
  const script = solve({ letters: "full", ms: 15_678 }).map(({ at, bytes }) => {
    const shown = Math.min(Math.floor(at - STARTS_AT - 84), 15_678);
    return shown < 12_000 ? { at, bytes } : { at, bytes: packet(" ", shown - 10_000) };
  });
  const reading = makeReading().play(script);
  expect(reading.model).toMatchObject({ state: "fault", offer: null, flags: ["ran-backwards"] });
  reading.play(inTurn(resting("I", 0, 500)));
  expect(reading.model).toMatchObject({ state: "reset", offer: null });
});

describe("A6f: the timer is reset before its time was taken and signed", () => {
  test.each([[], ["taken"], ["signed"]])("after %j the offer is kept and flagged", (...kinds) => {
    const reading = makeReading().play(solve({ letters: "full", ms: 12_678 }));
    reading.people(...kinds.filter(Boolean)).play(resting("I", 0, 500));
    expect(reading.model).toMatchObject({
      state: "reset",
      flags: ["reset-early"],
      offer: { reading_ms: 12_678, flags: ["reset-early"] },
    });
    expect(reading.people("attempt").model).toMatchObject({
      state: "idle",
      offer: null,
      flags: [],
    });
  });

  test("after both it is in order", () => {
    const reading = makeReading().play(solve({ letters: "full", ms: 12_678 }));
    reading.people("taken", "signed").play(resting("I", 0, 500));
    expect(reading.model).toMatchObject({
      state: "idle",
      flags: [],
      offer: { reading_ms: 12_678 },
    });
  });

  test("in mid-solve there is no time at all", () => {
    const reading = makeReading().play(solve({ letters: "full", ms: 9000, after: -1000 }));
    reading.play(resting("I", 0, 500));
    expect(reading.model).toMatchObject({ state: "reset", offer: null, flags: ["reset-early"] });
  });
});

test("A time that was not reset and runs on is a second start", () => {
  const reading = makeReading().play(resting("I", 12_678, 1000));
  const running = Array.from({ length: 20 }, (_, nth) => ({
    at: nth * 112,
    bytes: packet(" ", 12_778 + nth * 112),
  }));
  reading.play(running);
  expect(reading.model).toMatchObject({
    state: "running",
    flags: expect.arrayContaining(["started-twice"]),
  });
});

describe("the cable", () => {
  test("out and in again in mid-solve: the timer's own time, with a flag", () => {
    const script = solve({ letters: "i-only", ms: 12_678 });
    const reading = makeReading().play(without(script, STARTS_AT + 4000, 1e9));
    reading.event({ kind: "link", up: false });
    expect(reading.model.state).toBe("lost");
    reading.at += 20_000;
    reading.event({ kind: "link", up: true });
    reading.play(resting("I", 12_678, 1000));
    stopped(reading, 12_678, ["signal-lost"]);
  });

  test("in only in mid-solve, as after a reload: the same", () => {
    const script = solve({ letters: "full", ms: 12_678 });
    stopped(makeReading().play(without(script, 0, STARTS_AT + 4000)), 12_678, ["signal-lost"]);
  });
});

test("cs0x7f/cstimer#325: a host that sleeps and gets all packets at once has the same result", () => {
  for (const [from, until] of [
    [STARTS_AT - 1000, STARTS_AT + 5000],
    [STARTS_AT + 2000, STARTS_AT + 12_000],
    [STARTS_AT + 12_000, STARTS_AT + 14_000],
    [0, STARTS_AT + 13_900],
  ]) {
    const late = solve({ letters: "full", ms: 12_678 }).map(({ at, bytes }) => ({
      at: at > from && at < until ? until : at,
      bytes,
    }));
    const reading = makeReading().play(late);
    expect(results(reading)).toEqual([12_678]);
    expect(reading.states()).not.toContain("fault");
  }
});
