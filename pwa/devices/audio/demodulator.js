/**
 * Bytes of a StackMat out of the sound of a microphone socket: 1200 baud, 8N1, either polarity, any sample rate.
 *
 * Every place where the sound steps up or down the most may be where a start bit begins. Rises are read as one polarity and falls as the
 * other, side by side, and the polarity that brings whole packets is the timer's; nothing is given on before one has. Each byte is read
 * from its own start bit, so a clock that is a little off cannot add up, and an odd step in the noise costs no more than itself.
 */
import { makeDecoder } from "../stackmat/decoder.js";
import { readFrame } from "./frame.js";
import { makeTape } from "./tape.js";

export const BAUD = 1200;

const TAPE_BITS = 256;
const AHEAD = 10.5; // bits after an edge that a byte needs
const BEHIND = 1.5; // and before it
const UNTIL_STOP = 9.3; // bits: the next start bit may begin a little early
const OPEN_FOR = 1; // seconds without a packet after which a polarity has to show itself again
const TOO_FAINT = 0.35; // of the height of the last packet's bytes
const FADES = 0.3; // seconds until the level has followed

/** @param {number} sampleRate in Hz; below about 8000 a bit has too few samples to be read */
export function makeDemodulator(sampleRate) {
  const bit = sampleRate / BAUD;
  const half = Math.max(2, Math.round(bit / 2));
  const ahead = Math.ceil(AHEAD * bit);
  const behind = Math.ceil(BEHIND * bit);
  const tape = makeTape(Math.ceil(TAPE_BITS * bit));
  const readers = [1, -1].map((polarity) => makeReader(polarity, OPEN_FOR * sampleRate));
  const reversed = readers.toReversed();
  const fade = Math.exp(-1 / (FADES * sampleRate));
  let at = behind; // the next place to look at
  let loud = 0; // half of the highest step of late

  function look(out) {
    const last = tape.end - ahead;
    let step = at < last ? tape.step(at, half) : 0;
    let before = at < last ? tape.step(at - 1, half) : 0;
    for (; at < last; at++) {
      const after = tape.step(at + 1, half);
      const high = Math.abs(step);
      loud = Math.max(high / 2, loud * fade);
      const [reader, other] = step > 0 ? readers : reversed;
      const { polarity } = reader;
      if (
        polarity * before < high &&
        polarity * after <= high &&
        at >= reader.next &&
        isPeak(at, step)
      )
        if (reader.read(tape, at + between(at, step), bit, at, out)) other.close();
      before = step;
      step = after;
    }
  }

  /** No step of the same direction within half a bit is higher. */
  function isPeak(time, step) {
    const sign = Math.sign(step);
    for (let away = 2; away < half; away++)
      if (
        sign * tape.step(time - away, half) > sign * step ||
        sign * tape.step(time + away, half) > sign * step
      )
        return false;
    return true;
  }

  /** Around an edge the steps rise and fall evenly, so what the two sides differ by says how far the edge is from the sample. */
  function between(time, step) {
    const away = half >> 1;
    const differ = tape.step(time + away, half) - tape.step(time - away, half);
    return Math.max(-1, Math.min(1, (differ * half) / (2 * step)));
  }

  function forget() {
    const gone = at - behind;
    if (gone <= 0) return;
    tape.forget(gone);
    at -= gone;
    for (const reader of readers) reader.forget(gone);
  }

  return {
    /** @param {Float32Array} samples any number; @returns {Uint8Array} what could be read up to now */
    push(samples) {
      const out = [];
      for (let from = 0; from < samples.length; ) {
        const count = Math.min(tape.room, samples.length - from);
        tape.append(samples.subarray(from, from + count));
        from += count;
        look(out);
        if (tape.room < ahead) forget();
      }
      return Uint8Array.from(out);
    },

    /** `signal`: how high the steps in the sound are, of what the input can give; `noise`: how far from clean bits it is, 1 where none are read. */
    level() {
      const reader = readers.find((one) => one.isOpen(at));
      return { signal: Math.min(1, loud), noise: reader ? Math.min(1, reader.oddness) : 1 };
    },
  };
}

/** Reads one polarity. What it reads is given on, it is open, once a packet has come whole and while more of them come. */
function makeReader(polarity, openFor) {
  const decoder = makeDecoder();
  let held = []; // bytes while it is not open
  let heights = [];
  let height = 0; // of the last packet's bytes
  let packetAt = -Infinity;
  const isOpen = (at) => at - packetAt < openFor;

  /** @returns {boolean} whether the byte completes a packet */
  function take(byte, at, out) {
    const open = isOpen(at);
    if (open) out.push(byte);
    else held = [...held, byte].slice(-10);
    const [packet] = decoder.push(Uint8Array.of(byte));
    if (!packet) return false;
    if (!open) out.push(...held.slice(-packet.hex.length / 2));
    held = [];
    packetAt = at;
    height = heights.reduce((sum, one) => sum + one, 0) / heights.length;
    return true;
  }

  return {
    polarity,
    next: 0, // where it may look again
    oddness: 0,
    isOpen,

    read(tape, edge, bit, at, out) {
      const frame = readFrame(tape, edge, bit, polarity);
      if (!frame || (isOpen(at) && frame.height < TOO_FAINT * height)) return false;
      this.next = edge + UNTIL_STOP * bit;
      this.oddness += (frame.oddness - this.oddness) / 8;
      heights = [...heights, frame.height].slice(-9);
      return take(frame.byte, at, out);
    },

    close() {
      packetAt = -Infinity;
    },

    forget(samples) {
      this.next -= samples;
      packetAt -= samples;
    },
  };
}
