import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeReader } from "../station/reader.js";
import { file } from "./source.js";

const FOLDER = new URL("../../../tests/captures/", import.meta.url);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A capture as a station reads it, in the time that it took: the states one after the other, and what is offered at the end. */
async function replayed(name) {
  const states = [];
  const troubles = [];
  const reader = makeReader(
    ({ state, offer }) => {
      if (states.at(-1) !== state) states.push(state);
      last = offer;
    },
    () => {},
  );
  let last = null;
  const recording = new File([readFileSync(new URL(`${name}.jsonl`, FOLDER))], name);
  const port = await file.ask({ recording });
  const whole = port.run({
    bytes: reader.bytes,
    told: reader.told,
    link: (link) => reader.link(link === "up"),
    trouble: (code) => troubles.push(code),
  });
  await vi.advanceTimersByTimeAsync(60_000);
  await whole;
  return { states, troubles, offer: last };
}

describe("a capture that is replayed gives the timer's own time, once", () => {
  test.each([
    ["gen4-i-only", 5543, [], "off idle running stopping stopped off"],
    ["gen5-full", 4712, [], "off idle hands armed running stopped off"],
    ["yuxin-all-s", 6189, ["letters-odd"], "off idle running stopping stopped off"],
    ["gen2-five-digits", 3170, [], "off idle hands armed running stopped off"],
    ["hand-on-pad", 4050, [], "off idle hands armed running stopping stopped off"],
    ["signal-lost", 6300, ["signal-lost"], "off idle hands armed running lost running stopped off"],
  ])("%s", async (name, ms, flags, states) => {
    const replay = await replayed(name);
    expect(replay.offer).toMatchObject({ reading_ms: ms, flags });
    expect(replay.states.join(" ")).toBe(states);
    expect(replay.troubles).toEqual([]);
  });
});

describe("a capture without a time that can be believed gives none", () => {
  test("ran-backwards", async () => {
    const { states, offer } = await replayed("ran-backwards");
    expect(states.join(" ")).toBe("off idle running fault");
    expect(offer).toBe(null);
  });

  test("wrong-polarity", async () => {
    expect(await replayed("wrong-polarity")).toEqual({
      states: ["off"],
      troubles: ["inverted"],
      offer: null,
    });
  });
});
