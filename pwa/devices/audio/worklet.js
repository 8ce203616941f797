/** Runs in the browser's thread for sound: what the input hears goes in, bytes and ten levels a second come out. */
import { makeDemodulator } from "./demodulator.js";

const LEVELS = 10;

class Listener extends AudioWorkletProcessor {
  constructor() {
    super();
    this.demodulator = makeDemodulator(sampleRate);
    this.heard = 0;
  }

  /** @param {Float32Array[][]} inputs one input with a channel or two, none while nothing is connected; the output stays silent */
  process([channels]) {
    if (!channels.length) return true;
    const bytes = this.demodulator.push(mixed(channels));
    if (bytes.length) this.port.postMessage({ bytes });
    this.heard += channels[0].length;
    if (this.heard >= sampleRate / LEVELS) {
      this.heard = 0;
      this.port.postMessage({ level: this.demodulator.level() });
    }
    return true;
  }
}

/** A timer's cable may carry the signal on the left alone or on both sides. */
function mixed(channels) {
  if (channels.length === 1) return channels[0];
  return channels[0].map((sample, i) => (sample + channels[1][i]) / 2);
}

registerProcessor("stackmat", Listener);
