/** Numbers by chance that a seed repeats (mulberry32). */

/** @returns {{below(n: number): number, happens(chance: number): boolean, of<T>(list: T[]): T}} */
export function dice(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n) => Math.floor(next() * n);
  return { below, happens: (chance) => next() < chance, of: (list) => list[below(list.length)] };
}
