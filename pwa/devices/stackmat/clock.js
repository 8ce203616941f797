/**
 * What the host's clock is good for: to doubt, never to decide. A timer does not get ahead of it.
 *
 * Packets that were held up (a tab that slept, a busy phone, a pulled cable) come in a burst, and how late they are is unknown
 * up to the pause before them. What comes late is not ahead, so that much is allowed for until a packet comes at its own time.
 */

/** A timer that skips a whole second is noticed, a busy phone is not. */
const AHEAD_MS = 900;
const PAUSE_MS = 200;
/** No timer sends packets as quickly as that: a packet of 9 bytes takes 75 ms. */
const BURST_MS = 50;

/** How late a packet that arrives now may be, in ms. */
export function lateness({ arrived, late }, at) {
  const pause = at - arrived;
  if (pause > PAUSE_MS) return pause;
  return pause < BURST_MS ? late : 0;
}

/** Does `next` show more time after `time` than can have passed? */
export const ahead = (time, next) => next.ms - time.ms > next.at - time.at + time.late + AHEAD_MS;

/** Two packets in one moment are perhaps one that was delivered twice. */
export const apart = (time) => time.at - time.since >= BURST_MS;
