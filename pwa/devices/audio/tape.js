/**
 * The last moments of a sound as running sums: the mean of any stretch is two look-ups, and its ends may lie between samples.
 * Times are in samples since the tape's beginning; sample i lasts from i to i + 1.
 */
export function makeTape(length) {
  const sums = new Float64Array(length + 1); // sums[i] is the sum of all samples before i
  let end = 0;

  const until = (time) => {
    const whole = Math.floor(time);
    return sums[whole] + (time - whole) * (sums[whole + 1] - sums[whole]);
  };

  return {
    get end() {
      return end;
    },
    get room() {
      return length - end;
    },

    /** Appends samples; what is no number counts as silence. */
    append(samples) {
      for (const sample of samples) {
        sums[end + 1] = sums[end] + (Number.isFinite(sample) ? sample : 0);
        end += 1;
      }
    },

    /** Drops the first `count` samples. Sums begin again at 0, so that hours of a constant offset cost no precision. */
    forget(count) {
      const base = sums[count];
      for (let i = count; i <= end; i++) sums[i - count] = sums[i] - base;
      end -= count;
    },

    /** The mean from `from` to `to`, both on the tape. */
    mean: (from, to) => (until(to) - until(from)) / (to - from),

    /** How much higher the `half` samples after `time` are than those before: a step there gives its height. */
    step: (time, half) => (sums[time + half] - 2 * sums[time] + sums[time - half]) / half,
  };
}
