/**
 * How far this device's clock is ahead of the arbiter's, judged by events that arrive while somebody looks: one that arrives at once shows the
 * difference, one that was held up shows more, never less.
 */

const ARRIVALS = 8; // of the latest ones the least late counts
const ON_THE_WAY_MS = 1_000; // less may be the line, and clocks that the network sets agree better than that
const ENOUGH = 2; // one late arrival may have waited for a network

export class Skew {
  constructor() {
    this.notes = [];
  }

  /**
   * @param {number} at_ms of the newest event
   * @param {number} here this device's time in the match when it was first seen
   * @param {boolean} live whether it came while somebody looked: what was there already may be of any age
   */
  note(at_ms, here, live) {
    this.notes = [...this.notes, { ahead: here - at_ms, live }].slice(-ARRIVALS);
  }

  /** @returns {number} ms to take off this device's clock; fewer than nought where it is behind */
  get ahead() {
    const behind = Math.min(...this.notes.map(({ ahead }) => ahead));
    if (behind < 0) return behind;
    const arrived = this.notes.filter(({ live }) => live).map(({ ahead }) => ahead);
    const least = Math.min(...arrived);
    return arrived.length >= ENOUGH && least > ON_THE_WAY_MS ? least : 0;
  }
}
