/** What the strip above the keypad says of the timer at the mat. */

/** How each state is drawn: its shape and its tone; a word stands beside both. */
export const looks = {
  off: { shape: "dash", tone: "quiet" },
  idle: { shape: "ring", tone: "plain" },
  hands: { shape: "half", tone: "wait" },
  armed: { shape: "full", tone: "go" },
  running: { shape: "run", tone: "go" },
  stopping: { shape: "stop", tone: "plain" },
  stopped: { shape: "stop", tone: "plain" },
  stale: { shape: "warn", tone: "wait" },
  reset: { shape: "warn", tone: "wait" },
  fault: { shape: "warn", tone: "stop" },
  lost: { shape: "warn", tone: "stop" },
};

/**
 * The state as the judge should take it: a time that stands on the timer when the signal comes is old, unless it is the very reading that is kept.
 * @param {{state: string, ms: number|null}} model
 * @param {{reading_ms?: number}|null} [kept]
 */
export function stateOf({ state, ms }, kept) {
  const own = kept?.reading_ms !== undefined && kept.reading_ms === ms;
  return state === "stale" && own ? "stopped" : state;
}

/** A timer that tells its states says nothing before something happens to it: connected, and not yet heard. */
export function isUnheard({ source, link, model }) {
  return source === "gan" && link === "up" && model.state === "off";
}

/** The id of the sentence under the state's word, null where the word says all. */
export function hintOf(timer, noResult) {
  if (noResult) return "timer-no-result";
  if (timer.trouble) return `timer-trouble-${timer.trouble}`;
  if (isUnheard(timer)) return "timer-unheard";
  return timer.model.state === "off" && timer.link === "opening" ? "timer-opening" : null;
}
