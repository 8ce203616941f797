/**
 * The guided check of a table: reset, hands on, start, stop. A step is ticked when the timer's state shows it, at the end stands the
 * time that was read, or what was missing.
 */

export const STEPS = ["reset", "hands", "start", "stop"];

/** Whatever spoils a solve: the check ends with it. */
const SPOILT = new Set(["lost", "fault"]);
const NOT_TOLD = "not-told";
/** A table works with these: short tries are in the nature of a check, and results are read by the digits. */
const HARMLESS = new Set(["letters-odd", "very-short"]);

/**
 * @typedef {object} Check
 * @property {Record<'reset'|'hands'|'start'|'stop', 'seen'|'not-told'|null>} steps `not-told`: it happened, but this timer does not say so
 * @property {null|'works'|'failed'} end
 * @property {string|null} why it failed: the state that spoilt it, `flags` of the reading, or `ended` by somebody
 * @property {number|null} reading in ms
 * @property {string[]} flags of the reading
 */

/** @returns {Check} */
export function beginCheck() {
  return {
    steps: { reset: null, hands: null, start: null, stop: null },
    end: null,
    why: null,
    reading: null,
    flags: [],
  };
}

/** @param {Check} check @param {object} model of the machine @returns {Check} */
export function checkAfter(check, model) {
  if (check.end) return check;
  const { state } = model;
  if (SPOILT.has(state)) return { ...check, end: "failed", why: state };
  if (state === "idle") return tick(check, "reset");
  if (!check.steps.reset) return check;
  if (state === "hands" || state === "armed") return tick(check, "hands");
  if (state === "running") return started(check);
  if (state === "stopped" && check.steps.start && model.offer) return stopped(check, model.offer);
  if (state === "off" && check.steps.start) return { ...check, end: "failed", why: "lost" };
  return check;
}

/** Somebody gives up: what was not seen yet is what was missing. */
export function checkEnded(check) {
  return check.end ? check : { ...check, end: "failed", why: "ended" };
}

/** @returns {string[]} the steps that were not seen */
export function missingOf({ steps }) {
  return STEPS.filter((step) => !steps[step]);
}

/** @returns {string|null} the step that is next */
export function nextOf(check) {
  return check.end ? null : (missingOf(check)[0] ?? null);
}

/** Many timers never say that hands are on: then nothing is missing. */
function started(check) {
  const hands = check.steps.hands ?? NOT_TOLD;
  return { ...check, steps: { ...check.steps, hands, start: "seen" } };
}

function stopped(check, { reading_ms: reading, flags }) {
  const spoilt = flags.some((flag) => !HARMLESS.has(flag));
  const end = spoilt ? { end: "failed", why: "flags" } : { end: "works" };
  return { ...tick(check, "stop"), ...end, reading, flags };
}

function tick(check, step) {
  if (check.steps[step] === "seen") return check;
  return { ...check, steps: { ...check.steps, [step]: "seen" } };
}
