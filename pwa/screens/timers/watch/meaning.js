/** What all of it means for whoever plans the day, as one word of a sentence: `bench-means-<word>`. */

/** A good line has hardly any errors; from here on a plug is loose or something disturbs. */
const MANY_ERRORS_A_MINUTE = 12;
/** The slowest timers known send five packets a second. */
const FEW_A_SECOND = 4;
const LONG_ENOUGH_MS = 5000;

/** Troubles that are no fault of the line: they pass by themselves, and the last word holds again. */
const OF_STATES = { stale: "stale", fault: "fault", lost: "lost" };

/**
 * @param {object} seen
 * @param {'none'|'opening'|'up'|'down'} seen.link
 * @param {string|null} seen.trouble
 * @param {string} seen.state of the machine
 * @param {import('./letters.js').Kind} seen.kind
 * @param {{perSecond: number, errorsPerMinute: number}} seen.pace
 * @param {number} seen.packets so far
 * @param {number} seen.heardForMs since the first packet
 * @returns {{word: string, tone: 'info'|'go'|'wait'|'stop', trouble?: string}} with a trouble its own sentence is said
 */
export function meaningOf({ link, trouble, state, kind, pace, packets, heardForMs }) {
  if (trouble) return { word: "trouble", tone: "stop", trouble };
  if (link === "none") return { word: "none", tone: "info" };
  if (link === "opening") return { word: "opening", tone: "info" };
  if (link === "down") return { word: "down", tone: "wait" };
  if (OF_STATES[state]) return { word: OF_STATES[state], tone: "wait" };
  if (kind === "told") return { word: "told", tone: "go" };
  if (packets === 0 || state === "off") return { word: "waiting", tone: "info" };
  if (pace.errorsPerMinute >= MANY_ERRORS_A_MINUTE) return { word: "errors", tone: "wait" };
  if (heardForMs > LONG_ENOUGH_MS && pace.perSecond < FEW_A_SECOND)
    return { word: "gaps", tone: "wait" };
  if (kind === "unsure" || kind === "none") return { word: "try", tone: "info" };
  return kind === "full" ? { word: "works", tone: "go" } : { word: "digits", tone: "go" };
}
