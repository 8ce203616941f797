/** What is wrong with what is heard, if anything. Levels only choose the sentence; reading a timer needs no threshold. */

const FAINT = 0.002; // an input that hears nothing at all, of 1
const LOUD = 0.02; // more than an open input hums by itself
const PATIENCE = 2000; // ms
const FEW = 0.5; // a timer sends 5 to 9 packets a second; half of the bytes of the slowest, or more, should come

const BYTES_PER_SECOND = 45; // of the slowest timer known

/** @returns {(level: {signal: number, noise: number}, bytes: number, at: number) => 'no-sound'|'noisy'|'silent'|null} `bytes`: read since the last time; `at`: ms */
export function makeHearing() {
  let began = null;
  let soundAt = null;
  let counts = [];

  return ({ signal }, bytes, at) => {
    began ??= at;
    soundAt ??= at;
    if (signal >= FAINT) soundAt = at;
    counts = [...counts.filter((count) => at - count.at < PATIENCE), { bytes, at }];
    if (at - began < PATIENCE) return null;
    if (at - soundAt >= PATIENCE) return "no-sound";
    const read = counts.reduce((sum, count) => sum + count.bytes, 0);
    if (read >= (FEW * BYTES_PER_SECOND * PATIENCE) / 1000) return null;
    return read || signal >= LOUD ? "noisy" : "silent";
  };
}
