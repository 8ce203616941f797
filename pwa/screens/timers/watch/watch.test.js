/** What the bench says of whole streams, as the known kinds of timers send them. */
import { describe, expect, it } from "vitest";
import { makeDecoder } from "../../../devices/stackmat/decoder.js";
import { inTurn, packet, resting, solve } from "../../../testing/devices/packets.js";
import { kindOf, seenLetters, trusted } from "./letters.js";
import { paceOf } from "./pace.js";
import { beginWatch, watchAfter } from "./watch.js";

/** A stream as the station tells of it, without the machine. */
function heard(stream, watch = beginWatch()) {
  const decoder = makeDecoder();
  let seen = watch;
  for (const { at, bytes } of stream) {
    const rejected = decoder.counts.rejected;
    const packets = decoder.push(bytes);
    seen = watchAfter(seen, { type: "bytes", at, bytes });
    if (decoder.counts.rejected > rejected) seen = watchAfter(seen, { type: "rejected", at });
    for (const one of packets) seen = watchAfter(seen, { type: "packet", at, packet: one });
  }
  return seen;
}

const kindOfSolve = (letters) => kindOf(heard(solve({ letters, ms: 4321 })).letters);

describe("letters", () => {
  it("tell a timer that reports its states from those that do not", () => {
    expect(kindOfSolve("full")).toBe("full");
    expect(kindOfSolve("i-only")).toBe("i-only");
    expect(kindOfSolve("all-s")).toBe("all-s");
    expect(["full", "i-only", "all-s"].map(trusted)).toEqual([true, false, false]);
  });

  it("say nothing before a solve, and nothing while a hand lies on a pad all the time", () => {
    expect(kindOf(beginWatch().letters)).toBe("none");
    expect(kindOf(heard(resting("I", 0, 2000)).letters)).toBe("unsure");
    expect(kindOfSolve("hand")).toBe("unsure");
  });

  it("that fit no known timer are called odd", () => {
    const running = [1000, 1112, 1224].map((ms, nth) => ({
      at: nth * 112,
      bytes: packet("S", ms),
    }));
    const stopped = resting(" ", 1300, 500);
    expect(kindOf(heard(inTurn(resting("I", 0, 500), running, stopped)).letters)).toBe("odd");
  });

  it("are listed as seen", () => {
    expect(seenLetters(heard(solve({ letters: "full", ms: 4321 })).letters)).toEqual([..."IA SLC"]);
  });

  it("are not asked of a timer that tells its states itself", () => {
    const watch = watchAfter(beginWatch(), { type: "told", at: 1, told: { as: "running" } });
    expect(kindOf(watch.letters)).toBe("told");
  });
});

describe("the pace", () => {
  it("is the timer's own, however the bytes are cut", () => {
    const whole = solve({ ms: 9000, period: 129 });
    const cut = whole.flatMap(({ at, bytes }) =>
      [...bytes].map((byte, nth) => ({
        at: at - (bytes.length - 1 - nth) * 8,
        bytes: Uint8Array.of(byte),
      })),
    );
    for (const stream of [whole, cut]) {
      const { perSecond, period } = paceOf(heard(stream).pace, stream.at(-1).at);
      expect(period).toBeCloseTo(129, 3);
      expect(perSecond).toBeCloseTo(1000 / 129, 0);
    }
  });

  it("falls to nothing when nothing comes, and forgets errors after a minute", () => {
    const bad = packet("I", 0);
    bad[7]++;
    const stream = inTurn(resting("I", 0, 1000), [{ at: 100, bytes: bad }], resting("I", 0, 1000));
    const { pace } = heard(stream);
    const end = stream.at(-1).at;
    expect(paceOf(pace, end).errorsPerMinute).toBe(1);
    expect(paceOf(pace, end + 5001).perSecond).toBe(0);
    expect(paceOf(pace, end + 61_000).errorsPerMinute).toBe(0);
  });
});

it("a break of the line is an error, and what was begun before it is no packet any more", () => {
  const begun = heard([{ at: 0, bytes: packet("I", 0).slice(0, 4) }]);
  const { pace, lines } = watchAfter(begun, { type: "gap", at: 5 });
  expect(paceOf(pace, 10).errorsPerMinute).toBe(1);
  expect(lines.lines).toMatchObject([{ good: false, hex: "49303030" }]);
});

describe("lines of bytes", () => {
  it("show packets whole, and what was none apart from them", () => {
    const noise = Uint8Array.of(0, 0xd6, 0x53);
    const stream = inTurn(
      resting("I", 0, 200),
      [{ at: 10, bytes: noise }],
      resting("S", 12_678, 100),
    );
    const { lines } = heard(stream).lines;
    expect(lines.map(({ good, hex }) => [good, hex])).toEqual([
      [true, "49303030303030400A0D"],
      [true, "49303030303030400A0D"],
      [false, "00D653"],
      [true, "53303132363738580A0D"],
    ]);
    expect(lines.at(-1)).toMatchObject({ state: "S", ms: 12_678 });
  });

  it("keep what never is a packet, too, and only the latest", () => {
    const noise = Array.from({ length: 900 }, (_, at) => ({ at, bytes: Uint8Array.of(0xd6) }));
    const { lines } = heard(noise);
    expect(lines.lines.length).toBeGreaterThan(10);
    expect(lines.lines.every(({ good }) => !good)).toBe(true);
    expect(lines.pending.length).toBeLessThan(200);
  });

  it("are as many after a day as after a minute", () => {
    const minute = heard(resting("I", 0, 60_000));
    const more = heard(resting("I", 0, 600_000), minute);
    const room = (watch) => JSON.stringify({ ...watch, first: 0 }).length;
    expect(room(more)).toBeLessThan(room(minute) * 1.3);
    expect(more.pace.count).toBeGreaterThan(5000);
  });
});
