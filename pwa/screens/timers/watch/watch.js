/** All that the page knows of one timer: what the station told, boiled down to a few bounded values. */
import { beginLatency, latencyAfter } from "./latency.js";
import { beginLetters, kindOf, lettersAfter } from "./letters.js";
import { beginLines, linesAfter } from "./lines.js";
import { meaningOf } from "./meaning.js";
import { beginPace, paceAfter, paceOf } from "./pace.js";

export function beginWatch() {
  return {
    first: null,
    level: null,
    pace: beginPace(),
    letters: beginLetters(),
    latency: beginLatency(),
    lines: beginLines(),
  };
}

/** @param {{type: string, at: number}} what as `listen` of the station tells it */
export function watchAfter(watch, what) {
  return {
    first: watch.first ?? (what.type === "packet" ? what.at : null),
    level: what.type === "level" ? what.level : watch.level,
    pace: paceAfter(watch.pace, what),
    letters: lettersAfter(watch.letters, what),
    latency: latencyAfter(watch.latency, what),
    lines: linesAfter(watch.lines, what),
  };
}

/** @param {object} timer as the station's signal has it @param {number} now */
export function figuresOf(watch, timer, now) {
  const pace = paceOf(watch.pace, now);
  const kind = kindOf(watch.letters);
  const meaning = meaningOf({
    link: timer.link,
    trouble: timer.trouble,
    state: timer.model.state,
    kind,
    pace,
    packets: watch.pace.count,
    heardForMs: watch.first === null ? 0 : now - watch.first,
  });
  return { pace, kind, meaning, packets: watch.pace.count };
}
