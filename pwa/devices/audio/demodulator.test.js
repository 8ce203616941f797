import { describe, expect, it } from "vitest";
import { hexOf, packet } from "../../testing/devices/packets.js";
import { noise, seeded, soundOf, speech } from "../../testing/devices/sound.js";
import { makeDecoder } from "../stackmat/decoder.js";
import { makeDemodulator } from "./demodulator.js";

const SOAK = process.env.MATSIDE_SOAK === "1";
const PACKETS = SOAK ? 4000 : 100;
const ENOUGH = 0.999;
const PATIENCE = SOAK ? 3_600_000 : 120_000; // ms
const PERIOD = 112;
const QUANTUM = 128; // samples that an AudioWorklet gets at a time

const RATES = [44100, 48000];
const CLOCKS = [-0.01, 0, 0.01];
const HIGH_PASSES = [5, 10, 20];
const product = (...lists) =>
  lists.reduce((all, list) => all.flatMap((row) => list.map((one) => [...row, one])), [[]]);

/** Packets of any state and time, of both lengths. */
function anyPackets(count, seed = 1) {
  const random = seeded(seed);
  const below = (limit) => Math.floor(limit * random());
  return Array.from({ length: count }, (_, i) => ({
    at: (i + 1) * PERIOD,
    bytes: packet(" IASLRC"[below(7)], below(600_000), below(4) ? 3 : 2),
  }));
}

/** The packets that are read in a sound, as hex, and the bytes that were given on. */
function read(samples, sampleRate, chunk = QUANTUM) {
  const demodulator = makeDemodulator(sampleRate);
  const decoder = makeDecoder();
  const packets = [];
  const bytes = [];
  for (let i = 0; i < samples.length; i += chunk) {
    const some = demodulator.push(samples.subarray(i, i + chunk));
    bytes.push(...some);
    packets.push(...decoder.push(some).map(({ hex }) => hex));
  }
  return { packets, bytes, level: demodulator.level() };
}

/** The share of the packets that is read, and how many are read that nobody sent. */
function shareRead(count, how) {
  const sent = anyPackets(count, how.seed);
  const { packets } = read(soundOf(sent, how), how.sampleRate);
  const wanted = new Map();
  for (const { bytes } of sent) wanted.set(hexOf(bytes), (wanted.get(hexOf(bytes)) ?? 0) + 1);
  let right = 0;
  for (const hex of packets) {
    const left = wanted.get(hex) ?? 0;
    if (left) right++;
    wanted.set(hex, left - 1);
  }
  return { share: right / count, wrong: packets.length - right };
}

describe("at 20 dB", () => {
  it.each(product(RATES, [1, -1], CLOCKS, HIGH_PASSES))(
    "%i Hz, polarity %i, clock %f, high-pass %i Hz",
    (sampleRate, polarity, clock, highPass) => {
      const how = { sampleRate, polarity, clock, highPass, snr: 20, seed: sampleRate + highPass };
      const { share, wrong } = shareRead(PACKETS, how);
      if (SOAK) console.log(`${JSON.stringify(how)} ${(100 * share).toFixed(3)} % of ${PACKETS}`);
      expect(share).toBeGreaterThanOrEqual(ENOUGH);
      expect(wrong).toBe(0);
    },
    PATIENCE,
  );

  it.each([8000, 16000, 22050, 96000])("at %i Hz, which nobody expects", (sampleRate) => {
    expect(shareRead(60, { sampleRate }).share).toBe(1);
  });
});

describe("with more noise", () => {
  it.each(product([16000, ...RATES], [15, 12, 10]))(
    "%i Hz at %i dB",
    (sampleRate, snr) => {
      const { share, wrong } = shareRead(PACKETS, { sampleRate, snr, seed: snr });
      expect(share).toBeGreaterThanOrEqual(0.99);
      expect(wrong).toBe(0);
    },
    PATIENCE,
  );

  it.runIf(SOAK)(
    "fades away, and is hardly ever wrong: then a second packet has to say the same",
    () => {
      for (const [sampleRate, snr] of product([16000, ...RATES], [15, 12, 10, 8, 6, 4, 2, 0])) {
        const { share, wrong } = shareRead(PACKETS, { sampleRate, snr, seed: snr });
        console.log(
          `${sampleRate} Hz, ${snr} dB: ${(100 * share).toFixed(2)} % of ${PACKETS}, ${wrong} wrong`,
        );
        expect(wrong / PACKETS).toBeLessThan(snr < 8 ? 0.01 : 1e-9);
      }
    },
    PATIENCE,
  );
});

describe("an input that is not as it should be", () => {
  it.each([
    ["clips the signal", { clip: 0.2 }],
    ["clips it to a tenth", { clip: 0.03 }],
    ["has an offset", { offset: 0.5 }],
    ["is very quiet", { gain: 0.001 }],
    ["lets nothing below 100 Hz through", { highPass: 100 }],
    ["lets nothing above 1500 Hz through", { bandLimit: 1500 }],
    ["gets a timer whose clock is 3 % off", { clock: 0.03 }],
  ])("%s", (_, how) => {
    expect(shareRead(60, { sampleRate: 48000, ...how })).toEqual({ share: 1, wrong: 0 });
  });

  it("hums at 50 Hz half as loud as the timer", () => {
    const samples = soundOf(anyPackets(60), { gain: 0.3 });
    const humming = samples.map(
      (sample, i) => sample + 0.15 * Math.sin((2 * Math.PI * 50 * i) / 48000),
    );
    expect(read(humming, 48000).packets).toHaveLength(60);
  });
});

describe("what is no timer", () => {
  it.each(RATES)(
    "noise at %i Hz brings nothing",
    (sampleRate) => {
      const samples = noise(SOAK ? 600 : 8, sampleRate, 0.3);
      expect(read(samples, sampleRate).bytes).toEqual([]);
    },
    PATIENCE,
  );

  it(
    "a voice brings nothing",
    () => {
      expect(read(speech(SOAK ? 600 : 8, 48000, 0.5), 48000).bytes).toEqual([]);
    },
    PATIENCE,
  );

  it("silence brings nothing, and is no signal", () => {
    const { bytes, level } = read(new Float32Array(48000), 48000);
    expect(bytes).toEqual([]);
    expect(level).toEqual({ signal: 0, noise: 1 });
  });

  it("samples that are no numbers count as silence", () => {
    const samples = soundOf(anyPackets(5));
    samples.fill(Number.NaN, 0, 4000);
    expect(read(samples, 48000).packets).toHaveLength(5);
  });
});

describe("what comes in between", () => {
  const join = (...parts) => Float32Array.from(parts.flatMap((part) => [...part]));
  const hexes = (sent) => sent.map(({ bytes }) => hexOf(bytes));

  it("a beginning in the midst of a packet costs that packet", () => {
    const sent = anyPackets(10);
    for (const cut of [0.345, 0.36, 0.375, 0.39]) {
      const samples = soundOf(sent).subarray(Math.round(cut * 48000));
      expect(read(samples, 48000).packets).toEqual(hexes(sent).slice(1));
    }
  });

  it("seconds of silence, noise and voices cost nothing", () => {
    const [first, second] = [anyPackets(10, 1), anyPackets(10, 2)];
    const between = [new Float32Array(96000), noise(3, 48000, 0.1), speech(3, 48000, 0.2)];
    for (const pause of between) {
      const samples = join(soundOf(first), pause, soundOf(second));
      expect(read(samples, 48000).packets).toEqual(hexes([...first, ...second]));
    }
  });

  it("another cable may turn the polarity around", () => {
    const [first, second] = [anyPackets(10, 1), anyPackets(10, 2)];
    const samples = join(soundOf(first), soundOf(second, { polarity: -1 }));
    expect(read(samples, 48000).packets).toEqual(hexes([...first, ...second]));
  });

  it("another level is followed at once", () => {
    const [first, second] = [anyPackets(10, 1), anyPackets(10, 2)];
    for (const [one, other] of [
      [0.9, 0.4],
      [0.3, 0.9],
    ]) {
      const samples = join(soundOf(first, { gain: one }), soundOf(second, { gain: other }));
      expect(read(samples, 48000).packets).toEqual(hexes([...first, ...second]));
    }
  });

  it("a much lower level is followed after a second", () => {
    const [first, second] = [anyPackets(10, 1), anyPackets(30, 2)];
    const samples = join(soundOf(first, { gain: 0.9 }), soundOf(second, { gain: 0.01 }));
    expect(read(samples, 48000).packets.slice(-20)).toEqual(hexes(second).slice(-20));
  });
});

it("pieces of any size give the same bytes", () => {
  const samples = soundOf(anyPackets(20));
  const whole = read(samples, 48000, samples.length).bytes;
  expect(whole.length).toBeGreaterThan(180);
  for (const chunk of [1, 37, 128, 4096, 100_000])
    expect(read(samples, 48000, chunk).bytes).toEqual(whole);
});

it("the last byte is read a bit and a half after its end", () => {
  const sent = anyPackets(3);
  const end = 0.3 + (3 * PERIOD) / 1000;
  const samples = soundOf(sent).subarray(0, Math.round((end + 1.5 / 1200) * 48000));
  expect(read(samples, 48000).packets).toHaveLength(3);
});

it("the level tells a clean signal from a noisy one", () => {
  const levelAt = (snr) => {
    const samples = soundOf(anyPackets(10), { snr, gain: 0.5 });
    return read(samples.subarray(0, 1.3 * 48000), 48000).level;
  };
  expect(levelAt(30).signal).toBeGreaterThan(0.4);
  expect(levelAt(30).noise).toBeLessThan(0.1);
  expect(levelAt(3).noise).toBeGreaterThan(0.15);
});
