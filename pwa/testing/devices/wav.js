/** A sound as a WAV file, 16 bits, one channel: what a browser plays into its fake microphone. */
import { solve } from "./packets.js";
import { soundOf } from "./sound.js";

const HEAD = 44;

/** @param {Float32Array} samples @returns {Uint8Array} */
export function wavOf(samples, sampleRate) {
  const view = new DataView(new ArrayBuffer(HEAD + 2 * samples.length));
  const text = (at, letters) => {
    for (const [i, letter] of [...letters].entries()) view.setUint8(at + i, letter.charCodeAt(0));
  };
  text(0, "RIFF");
  view.setUint32(4, HEAD - 8 + 2 * samples.length, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, 2 * sampleRate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, 2 * samples.length, true);
  samples.forEach((sample, i) => {
    view.setInt16(HEAD + 2 * i, Math.round(32767 * Math.max(-1, Math.min(1, sample))), true);
  });
  return new Uint8Array(view.buffer);
}

/** A solve as it would be heard: `script` is for `solve`, `how` for `soundOf`. */
export function wavOfSolve(script, how = {}) {
  return wavOf(soundOf(solve(script), how), how.sampleRate ?? 48000);
}
