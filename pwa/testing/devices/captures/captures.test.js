import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readCapture } from "../../../devices/capture.js";
import { makeDecoder } from "../../../devices/stackmat/decoder.js";
import { captures } from "./scripts.js";

const FOLDER = new URL("../../../../tests/captures/", import.meta.url);
const fileOf = (name) => readFileSync(new URL(name, FOLDER), "utf8");

test("the captures are those that the scripts write", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    captures()
      .map(([name]) => name)
      .sort(),
  );
  for (const [name, text] of captures()) expect(fileOf(name)).toBe(text);
});

describe("what a capture holds", () => {
  test.each([
    ["gen4-i-only", "I", 5543, 3],
    ["gen5-full", "S", 4712, 3],
    ["yuxin-all-s", "S", 6189, 3],
    ["gen2-five-digits", "S", 3170, 2],
    ["hand-on-pad", "L", 4050, 3],
    ["signal-lost", "S", 6300, 3],
    ["ran-backwards", "I", 2400, 3],
  ])("%s ends with its time, and every packet can be read", (name, state, ms, places) => {
    const { packets, counts } = decoded(name);
    expect(packets.at(-1)).toMatchObject({ state, ms, places });
    expect(counts.rejected).toBe(0);
    expect(counts.bytes).toBe(packets.length * (places === 3 ? 10 : 9));
  });

  test("wrong-polarity has no packet, and says what is wrong", () => {
    expect(decoded("wrong-polarity").packets).toEqual([]);
    const said = readCapture(fileOf("wrong-polarity.jsonl")).events;
    expect(said.filter((event) => "trouble" in event)).toEqual([{ at: 426, trouble: "inverted" }]);
  });

  test("says that it was made and not recorded", () => {
    for (const [, text] of captures()) {
      expect(readCapture(text).head.note).toMatch(/^Synthesised, not recorded from a timer: /);
    }
  });

  function decoded(name) {
    const decoder = makeDecoder();
    const { events } = readCapture(fileOf(`${name}.jsonl`));
    const packets = events.flatMap((event) => ("bytes" in event ? decoder.push(event.bytes) : []));
    return { packets, counts: decoder.counts };
  }
});
