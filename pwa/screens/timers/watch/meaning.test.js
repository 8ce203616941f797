import { describe, expect, it } from "vitest";
import { meaningOf } from "./meaning.js";

const GOOD = {
  link: "up",
  trouble: null,
  state: "idle",
  kind: "full",
  pace: { perSecond: 8.9, errorsPerMinute: 0 },
  packets: 100,
  heardForMs: 12_000,
};
const words = (...seen) => seen.map((one) => meaningOf({ ...GOOD, ...one }).word);

describe("what it means", () => {
  it("that a timer works, by its letters, by its digits or by what it tells", () => {
    expect(
      words({}, { kind: "i-only" }, { kind: "all-s" }, { kind: "odd" }, { kind: "told" }),
    ).toEqual(["works", "digits", "digits", "digits", "told"]);
  });

  it("that a trouble comes before everything, with its own sentence", () => {
    expect(meaningOf({ ...GOOD, link: "down", trouble: "unplugged" })).toEqual({
      word: "trouble",
      tone: "stop",
      trouble: "unplugged",
    });
  });

  it("that there is nothing yet, in the order in which it comes", () => {
    const nothing = { packets: 0, kind: "none", state: "off" };
    expect(
      words(
        { ...nothing, link: "none" },
        { ...nothing, link: "opening" },
        nothing,
        { kind: "unsure" },
        { link: "down" },
      ),
    ).toEqual(["none", "opening", "waiting", "try", "down"]);
  });

  it("that what the timer itself does wrong is said before the line's quality", () => {
    expect(words({ state: "stale" }, { state: "fault" }, { state: "lost" })).toEqual([
      "stale",
      "fault",
      "lost",
    ]);
  });

  it("that a line with errors or gaps is not good enough, once it is known", () => {
    const slow = { pace: { perSecond: 2, errorsPerMinute: 0 } };
    expect(
      words({ pace: { perSecond: 8, errorsPerMinute: 30 } }, slow, { ...slow, heardForMs: 2000 }),
    ).toEqual(["errors", "gaps", "works"]);
  });
});
