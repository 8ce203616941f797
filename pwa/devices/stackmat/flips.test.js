/**
 * I9: two bits of one packet turn: of 3160 ways some 30 pass the checksum with a wrong time. Here each way happens to each packet
 * of a solve, the last that runs and the first that stand among them: the one result is the right one.
 */
import { describe, expect, test } from "vitest";
import { packet, STARTS_AT, solve } from "../../testing/devices/packets.js";
import { makeDecoder } from "./decoder.js";
import { begin, step } from "./machine.js";

/** The last packets before the start, a second of running, and some that stand. */
function shortSolve(letters, ms, places) {
  const script = solve({ letters, ms, places, phase: 30, after: 900 });
  return script.filter(({ at }) => at > STARTS_AT - 250);
}

function* twoBitsTurned(bytes) {
  const bits = bytes.length * 8;
  for (let one = 0; one < bits; one++)
    for (let other = one + 1; other < bits; other++) {
      const turned = bytes.slice();
      turned[one >> 3] ^= 1 << (one & 7);
      turned[other >> 3] ^= 1 << (other & 7);
      yield turned;
    }
}

const told = (model, packets, at) =>
  packets.reduce((then, read) => step(then, { kind: "packet", packet: read }, at), model);

/** All different ways in which the packets from `nth` on are read when that one is turned; most are just a packet less. */
function waysToRead(script, nth) {
  const next = script[nth + 1]?.bytes ?? packet("S", 0);
  const ways = new Map();
  let many = 0;
  for (const turned of twoBitsTurned(script[nth].bytes)) {
    const decoder = makeDecoder();
    const first = decoder.push(turned);
    const second = decoder.push(next);
    const hex = [...first, null, ...second].map((read) => read?.hex ?? "").join();
    ways.set(hex, { first, second });
    many++;
  }
  return { many, ways: [...ways.values()] };
}

/** The results of a solve whose packet `nth` is read as `way` says. */
function results(script, models, nth, way) {
  let model = told(models[nth], way.first, script[nth].at);
  const offers = [model.offer];
  script.slice(nth + 1).forEach(({ at, bytes }, behind) => {
    const packets = behind === 0 ? way.second : makeDecoder().push(bytes);
    model = told(model, packets, at);
    offers.push(model.offer);
  });
  return new Set(offers.filter(Boolean).map(({ reading_ms }) => reading_ms));
}

const CASES = [
  ...["full", "i-only", "all-s", "hand"].map((letters) => ({ letters, ms: 1278, places: 3 })),
  { letters: "full", ms: 1270, places: 2 },
  { letters: "i-only", ms: 1000, places: 3 }, // two bits make a zero of it
  { letters: "all-s", ms: 1000, places: 2 },
];

describe("two bits of one packet turn", () => {
  test.each(CASES)(
    "$letters, $ms ms with $places decimals: the right result alone",
    (given) => {
      const script = shortSolve(given.letters, given.ms, given.places);
      const models = [begin()];
      for (const { at, bytes } of script)
        models.push(told(models.at(-1), makeDecoder().push(bytes), at));

      let [passed, wrong] = [0, 0];
      script.forEach((_, nth) => {
        const { many, ways } = waysToRead(script, nth);
        expect(many).toBe(given.places === 3 ? 3160 : 2556);
        for (const way of ways) {
          if (way.first.length) passed++;
          const [only, ...more] = results(script, models, nth, way);
          if (only !== given.ms || more.length) wrong++;
        }
      });
      expect(passed).toBeGreaterThan(100); // or nothing was tried
      expect(wrong).toBe(0);
    },
    60_000,
  );
});
