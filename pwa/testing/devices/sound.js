/**
 * What a sound card would hear of a timer, made from its packets: bits at 1200 Bd -> the card's high-pass -> its band limit -> noise.
 * No recording of a real timer was at hand; everything here is what cables and cards are described to do.
 */

const BAUD = 1200;
const LAST_BYTES = 0.3; // seconds of silence after the last packet

/**
 * @param {{at: number, bytes: Uint8Array}[]} packets `at`: when the last bit has arrived, in ms of the stream
 * @param {{sampleRate?: number, polarity?: 1|-1, clock?: number, highPass?: number, bandLimit?: number, snr?: number, gain?: number,
 *   offset?: number, clip?: number, seed?: number, lead?: number}} [how] `clock`: 0.01 for a timer that is 1 % fast; `highPass`,
 *   `bandLimit` in Hz; `snr` in dB: a bit's power against all the noise up to half of the sample rate; `lead`: seconds before `at` = 0
 * @returns {Float32Array}
 */
export function soundOf(packets, how = {}) {
  const { sampleRate = 48000, clock = 0, lead = 0.3, polarity = 1 } = how;
  const ms = packets.at(-1)?.at ?? 0;
  const samples = new Float32Array(
    Math.ceil((lead + ms / 1000 / (1 + clock) + LAST_BYTES) * sampleRate),
  );
  samples.fill(-polarity);
  const bit = sampleRate / (BAUD * (1 + clock));
  const beginOf = (at, bytes) =>
    (lead + at / 1000 / (1 + clock)) * sampleRate - bytes.length * 10 * bit;
  for (const { at, bytes } of packets)
    writeBytes(samples, beginOf(at, bytes), bytes, bit, polarity);
  return heard(samples, how);
}

/** The line is at rest at a mark; a space stands on the other side. A sample in which the level changes gets its share of both. */
function writeBytes(samples, begin, bytes, bit, polarity) {
  const space = (from, to) => {
    for (let i = Math.floor(from); i < to; i++) {
      const share = Math.min(to, i + 1) - Math.max(from, i);
      samples[i] += 2 * polarity * share;
    }
  };
  bytes.forEach((byte, place) => {
    const start = begin + place * 10 * bit;
    space(start, start + bit);
    for (let i = 0; i < 8; i++)
      if (!((byte >> i) & 1)) space(start + (i + 1) * bit, start + (i + 2) * bit);
  });
}

/** The card's part: done in place, and given back. */
export function heard(samples, how = {}) {
  const {
    sampleRate = 48000,
    highPass = 10,
    bandLimit = 0.4 * sampleRate,
    snr = 20,
    gain = 0.3,
  } = how;
  const { offset = 0, clip = 1, seed = 1 } = how;
  const keep = Math.exp((-2 * Math.PI * highPass) / sampleRate);
  const follow = 1 - Math.exp((-2 * Math.PI * bandLimit) / sampleRate);
  const loud = 10 ** (-snr / 20);
  const random = seeded(seed);
  let last = samples[0];
  let high = 0;
  let low = 0;
  for (let i = 0; i < samples.length; i++) {
    high = keep * (high + samples[i] - last);
    last = samples[i];
    low += follow * (high - low);
    const value = gain * (low + loud * normal(random)) + offset;
    samples[i] = Math.max(-clip, Math.min(clip, value));
  }
  return samples;
}

/** A table of the normal distribution (Box and Muller), because a minute of sound takes millions of its numbers. */
const NORMAL = (() => {
  const random = seeded(20_261_130);
  const one = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Float64Array.from({ length: 1 << 16 }, one);
})();

const normal = (random) => NORMAL[Math.floor(random() * NORMAL.length)];

/** White noise of a root mean square of `loud`. */
export function noise(seconds, sampleRate, loud, seed = 1) {
  const random = seeded(seed);
  return Float32Array.from({ length: seconds * sampleRate }, () => loud * normal(random));
}

/** Random numbers from 0 to 1 that are the same each time (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Bursts as a voice beside the microphone makes them: a buzz with overtones, then a hiss, then nothing. Half a second each. */
export function speech(seconds, sampleRate, loud, seed = 1) {
  const random = seeded(seed);
  const samples = new Float32Array(seconds * sampleRate);
  for (let from = 0; from < samples.length; from += sampleRate / 2) {
    const pitch = 90 + 160 * random();
    const [voiced, hissing] = [0.3 * sampleRate, 0.42 * sampleRate];
    for (let i = 0; i < hissing && from + i < samples.length; i++) {
      const turn = (2 * Math.PI * pitch * i) / sampleRate;
      const buzz = Math.sin(turn) + Math.sin(2 * turn + 1) / 2 + Math.sin(5 * turn) / 3;
      const sound = i < voiced ? buzz * Math.sin((Math.PI * i) / voiced) : normal(random) / 2;
      samples[from + i] = loud * sound;
    }
  }
  return samples;
}
