import { describe, expect, it } from "vitest";
import { inTurn, resting, solve } from "../../testing/devices/packets.js";
import { noise, soundOf, speech } from "../../testing/devices/sound.js";
import { makeDecoder } from "../stackmat/decoder.js";
import { begin, step } from "../stackmat/machine.js";
import { makeDemodulator } from "./demodulator.js";

const QUANTUM = 128;
const SILENCE = 1500; // ms
const RESET = resting("I", 0, 600);

/** From the sound to what would be offered: each offer is taken and signed as soon as it is there. */
function offersIn(samples, sampleRate = 48000) {
  const demodulator = makeDemodulator(sampleRate);
  const decoder = makeDecoder();
  const offers = [];
  let model = begin();
  let packetAt = 0;
  const take = (event, at) => {
    const before = model.offer;
    model = step(model, event, at);
    if (!model.offer || before) return;
    offers.push(model.offer);
    for (const kind of ["taken", "signed"]) take({ kind }, at);
  };
  for (let i = 0; i < samples.length; i += QUANTUM) {
    const at = ((i + QUANTUM) / sampleRate) * 1000;
    for (const packet of decoder.push(demodulator.push(samples.subarray(i, i + QUANTUM)))) {
      packetAt = at;
      take({ kind: "packet", packet }, at);
    }
    if (at - packetAt > SILENCE) take({ kind: "silence" }, at);
    if (model.state === "idle" && model.offer) take({ kind: "attempt" }, at);
  }
  return offers;
}

const times = (offers) => offers.map(({ reading_ms }) => reading_ms);

describe("solves that are heard", () => {
  it.each(["full", "i-only", "all-s", "hand"])("two in a row, letters %s", (letters) => {
    const script = inTurn(
      solve({ letters, ms: 5_678 }),
      RESET,
      solve({ letters, ms: 12_345 }),
      RESET,
    );
    const offers = offersIn(soundOf(script, { polarity: -1, clock: 0.01, highPass: 20 }));
    expect(times(offers)).toEqual([5_678, 12_345]);
    const odd = letters === "all-s" ? ["letters-odd", "letters-odd"] : [];
    expect(offers.flatMap(({ flags }) => flags)).toEqual(odd);
  });

  it("of a timer with hundredths", () => {
    const script = solve({ ms: 5_670, places: 2, period: 200 });
    expect(times(offersIn(soundOf(script, { sampleRate: 44100 }), 44100))).toEqual([5_670]);
  });

  it("at 10 dB, in a hall where somebody talks", () => {
    const samples = soundOf(solve({ ms: 5_678, after: 3000 }), { snr: 10 });
    const voice = speech(Math.ceil(samples.length / 48000), 48000, 0.05);
    expect(times(offersIn(samples.map((sample, i) => sample + voice[i])))).toEqual([5_678]);
  });
});

it.each([
  ["noise", noise(20, 48000, 0.3)],
  ["a voice", speech(20, 48000, 0.5)],
])("%s is offered to nobody", (_, samples) => {
  expect(offersIn(samples)).toEqual([]);
});
