import { describe, expect, test } from "vitest";
import { timedBody } from "../../../../parts/result-field/bodies.js";
import { withMeasured } from "../../attempt/clocks.js";
import { isNoResult, keptAfter, taking, untimed, wholeOf, withTimer } from "./kept.js";

const packets = ["53303132363738580A0D", "53303132363738580A0D"];
const offer = { reading_ms: 12_678, packets, flags: [] };
const told = (model) => ({ source: "serial", model: { offer: null, flags: [], ...model } });

describe("what is kept of an attempt", () => {
  test("is nothing while nothing came of it, an old time at connecting included", () => {
    expect(keptAfter(null, told({}))).toBe(null);
    expect(keptAfter(null, told({ flags: ["stale-time", "letters-odd"] }))).toBe(null);
  });

  test("is a reading with its packets, and the digits that it types", () => {
    expect(keptAfter(null, told({ offer }))).toEqual({
      source: "serial",
      reading_ms: 12_678,
      digits: "1267",
      packets,
      flags: [],
    });
  });

  test("is a signal that was lost, though no time came", () => {
    const lost = keptAfter(null, told({ flags: ["signal-lost"] }));
    expect(lost).toEqual({ source: "serial", packets: [], flags: ["signal-lost"] });
    const late = keptAfter(lost, told({ offer, flags: [] }));
    expect(late).toMatchObject({ reading_ms: 12_678, flags: ["signal-lost"] });
  });

  test("A6f: a reset before it is entered is a flag more, and the reading stays", () => {
    const kept = keptAfter(null, told({ offer }));
    const reset = keptAfter(kept, told({ offer, flags: ["reset-early"] }));
    expect(reset).toEqual({ ...kept, flags: ["reset-early"] });
    expect(keptAfter(reset, told({}))).toEqual(reset); // of a page that was loaded again
  });

  test("is the second reading where there are two, with its own flags", () => {
    const kept = { ...keptAfter(null, told({ offer })), flags: ["reset-early"] };
    const second = { ...offer, reading_ms: 14_301, flags: ["started-twice"] };
    expect(keptAfter(kept, told({ offer: second }))).toMatchObject({
      reading_ms: 14_301,
      digits: "1430",
      flags: ["started-twice"],
    });
  });

  test("A6b1: under 0.01 s fills nothing in, and keeps its packets", () => {
    const glitch = { reading_ms: 7, packets: ["53303030303037470A0D"], flags: ["malfunction"] };
    const kept = keptAfter(null, told({ offer: glitch }));
    expect(kept.digits).toBe(undefined);
    expect(kept.packets).toEqual(glitch.packets);
    expect(isNoResult(kept)).toBe(true);
    expect(isNoResult({ reading_ms: 59 })).toBe(false);
    expect(isNoResult({ packets: [] })).toBe(false);
  });

  test("B5a: the timer that stops with the stopwatch fills the entry", () => {
    expect(keptAfter(null, told({ offer }), { digits: "1301" }).digits).toBe("1267");
  });

  test("B5b: an attempt that had ended by stopwatch is not given what the timer shows later", () => {
    expect(keptAfter(null, told({ offer }), { digits: "905" }).digits).toBe(undefined);
  });
});

test("the whole reading has as many places as the timer sends", () => {
  expect(wholeOf({ reading_ms: 12_678, packets })).toBe("12.678");
  expect(wholeOf({ reading_ms: 68_169, packets })).toBe("1:08.169");
  expect(wholeOf({ reading_ms: 25_270, packets: ["533032353237500A0D"] })).toBe("25.27");
});

test("the timer's time is taken again over what stood there", () => {
  const entry = { digits: "99", stopwatch: true, timer: { reading_ms: 68_169 } };
  expect(taking(entry)).toEqual({ digits: "10816", timer: { reading_ms: 68_169 } });
});

const blank = { digits: "", plus2: false, ruling: null };

/** The entry with what clocks and timer say, in the order in which it comes in. */
function measured(entry, { stopwatch, timer }) {
  const timed = withMeasured(entry, { stopwatch });
  return timer ? withTimer(timed, timer) : timed;
}

describe("what the timer sent", () => {
  const timer = {
    slot: 1,
    digits: "1267",
    source: "serial",
    reading_ms: 12_678,
    packets: ["53303132363738580A0D", "53303132363738580A0D"],
    flags: [],
  };
  const { slot, digits, reading_ms, ...sent } = timer;

  test("lands in the entry with its thousandth, and its packets travel along", () => {
    const body = timedBody(measured(blank, { timer }));
    expect(body).toEqual({ penalties: [], reading_ms: 12_678, timer: sent });
  });

  test("A7b2: the judge's other word stands, flagged, and the packets stay", () => {
    const entry = measured({ ...blank, digits: "1276" }, { timer });
    expect(entry.digits).toBe("1276");
    expect(timedBody(entry)).toMatchObject({
      reading_ms: 12_760,
      timer: { ...sent, flags: ["typed-otherwise"] },
    });
  });

  test("a DNF keeps reading and packets, a DNS has none", () => {
    const entry = measured(blank, { timer });
    expect(timedBody({ ...entry, ruling: "dnf" })).toEqual({
      penalties: [],
      reading_ms: 12_678,
      declared: "dnf",
      timer: sent,
    });
    expect(timedBody({ ...entry, ruling: "dns" })).toEqual({ penalties: [], declared: "dns" });
  });

  test("is not typed in again once it was cleared, when only a flag is new", () => {
    const cleared = { ...blank, timer: { reading_ms, ...sent } };
    const entry = measured(cleared, { timer: { ...timer, flags: ["reset-early"] } });
    expect(entry.digits).toBe("");
    expect(entry.timer.flags).toEqual(["reset-early"]);
  });

  test("a second reading of the attempt replaces the first, unless the judge has typed", () => {
    const first = measured(blank, { timer });
    const second = { ...timer, digits: "1430", reading_ms: 14_301 };
    expect(measured(first, { timer: second }).digits).toBe("1430");
    expect(measured({ ...first, digits: "99" }, { timer: second }).digits).toBe("99");
  });

  test("B5a: an attempt that ends at the timer has the timer's time, whatever the stopwatch said", () => {
    const ended = measured(blank, { stopwatch: { digits: "1281" } });
    const both = measured(ended, { stopwatch: { digits: "1281" }, timer });
    expect(timedBody(both)).toEqual({ penalties: [], reading_ms: 12_678, timer: sent });
  });

  test("B5b: where no reading may fill the entry the stopwatch's time stands, and the flags travel", () => {
    const lost = { slot: 1, source: "serial", packets: [], flags: ["signal-lost"] };
    const entry = measured(blank, { stopwatch: { digits: "102345" }, timer: lost });
    expect(timedBody(entry)).toEqual({
      penalties: [],
      stopwatch_cs: 62_345,
      timer: { source: "serial", packets: [], flags: ["signal-lost"] },
    });
  });

  test("is out of the entry again when the timer was only tried; other digits stay", () => {
    const read = measured(blank, { timer });
    expect(untimed(read)).toEqual(blank);
    expect(untimed({ ...read, digits: "99", plus2: true })).toEqual({
      ...blank,
      digits: "99",
      plus2: true,
    });
    expect(untimed(blank)).toEqual(blank);
  });
});
