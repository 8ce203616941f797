/** What a StackMat at one side says for the match: a time that stops that player's cube, and what travels beside the event. */

const LEAST_MS = 10; // less is no time: 0.00 stands nowhere

/**
 * @param {{source: string|null, model: {state: string, ms: number|null, offer: object|null, flags: string[], packets: string[]}}} timer the station's
 * @returns {null|{cs: number, own: boolean, timer: {source: string, packets: string[], flags: string[]}}} `own`: the timer offers it as this
 *   solve's; else it stands there and only people know whose it is
 */
export function readingOf({ source, model }) {
  const { offer, state, ms, flags, packets } = model;
  if (offer) {
    const { reading_ms, flags: noted } = offer;
    if (reading_ms < LEAST_MS) return null;
    const all = [...new Set([...noted, ...flags])];
    return {
      cs: cut(reading_ms),
      own: true,
      timer: { source, packets: offer.packets, flags: all },
    };
  }
  if (state !== "stale" || !(ms >= LEAST_MS)) return null;
  return { cs: cut(ms), own: false, timer: { source, packets, flags } };
}

const cut = (ms) => Math.floor(ms / 10);

/** Whether a solve goes on at the timer, so that a *go* does not make it forget it. @param {string} state */
export function solves(state) {
  return ["running", "stopping", "lost"].includes(state);
}

/**
 * What the timer is told by where the match is.
 * @param {{phase: string|null, state: string}} before @param {{phase: string|null, state: string}} now `phase`: its name, `state`: of the match
 * @param {string} timer the timer's state
 * @returns {null|'attempt'} another attempt begins: what was tried at the mat before *go* is not the match's
 */
export function toldOnTheWay(before, now, timer) {
  if (before.phase !== now.phase) return "attempt";
  const goes = before.state === "CUBE_READY" && now.state === "CUBE_RUN";
  return goes && !solves(timer) ? "attempt" : null;
}
