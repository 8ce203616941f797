/** What a judge may take up beside the keypad, in the order of an attempt; each comes when it is first wanted. */
import { laterWithWords } from "../../../app/later.js";
import { hadTimer } from "../../../devices/had.js";
import { codesOf } from "../../../parts/result-field/codes.js";
import { rowsOf } from "../../../parts/result-field/rows.js";
import { clockOf } from "../attempt/clocks.js";
import { hasStopwatch } from "./stopwatch/fits.js";
import { timerPart } from "./timerPart.js";

/**
 * @typedef {object} Tool
 * @property {string} id
 * @property {string} word the id of what stands on its button
 * @property {(rules: object, terms: object, around?: object) => boolean} fits whether an event has it; `rules` is the reply of `event.rules`,
 *   `around` is not there where a pad stands beside no card
 * @property {(entry: object, terms: object) => number} [count] how much of it the entry holds: it stands on the button unless it is 0
 * @property {import('preact').ComponentType} Part what lies over the card while it is used, made by `laterWithWords`; it gets
 *   `{terms, rules, around, entry, result, attempt, onEntry, onStart, onClose}`: the entry as typed so far, the rules' result of it,
 *   `onEntry(change)` with a function from the entry to the one after, `onStart` (or false) when the competitor begins to solve
 * @property {(attempt: {round: string, person: number, slot: number}) => boolean} [runs] whether it was in use when the page was left
 * @property {(entry: object) => boolean} [marks] whether it has something to say beside the keypad, which `Mark` says
 * @property {import('preact').ComponentType} [Mark]
 * @property {boolean} [inMark] whether `Mark` opens the tool itself, and stands for its button
 */

/** @type {Tool[]} */
export const tools = [
  {
    id: "told",
    word: "judge-tool-told",
    fits: ({ metric }, { round }) => metric === "multi" && Boolean(round),
    Part: laterWithWords(() => import("./told/Told.jsx")),
  },
  {
    id: "inspection",
    word: "tool-inspection",
    fits: ({ inspection }, { round, format }) => Boolean(round && inspection && format !== "h"), // 2026 I4c: there an announcer calls
    Part: laterWithWords(() => import("./inspection/Inspection.jsx")),
    runs: (attempt) => clockOf("inspection", attempt)?.start !== undefined,
    marks: (entry) => entry.inspection_ms !== undefined,
    Mark: laterWithWords(() => import("./inspection/Mark.jsx")),
  },
  {
    id: "timer",
    word: "judge-tool-timer",
    fits: ({ metric }, { round }) => metric === "time" && Boolean(round),
    Part: timerPart("connect"),
    marks: (entry) => hadTimer() || Boolean(entry.timer),
    Mark: timerPart("mat"),
    inMark: true,
  },
  {
    id: "stopwatch",
    word: "tool-stopwatch",
    fits: (rules, terms) => Boolean(terms.round && hasStopwatch(rules, terms)),
    Part: laterWithWords(() => import("./stopwatch/Stopwatch.jsx")),
    marks: (entry) => Boolean(entry.stopwatch),
    Mark: laterWithWords(() => import("./stopwatch/Mark.jsx")),
  },
  {
    id: "solved",
    word: "judge-tool-solved",
    fits: ({ metric, official }) => metric === "time" && official,
    Part: laterWithWords(() => import("./solved/Solved.jsx")),
  },
  {
    id: "solution",
    word: "judge-tool-solution",
    fits: ({ metric }) => metric === "moves",
    Part: laterWithWords(() => import("./solution/Solution.jsx")),
  },
  {
    id: "penalties",
    word: "judge-tool-penalties",
    fits: () => true,
    count: (entry, terms) =>
      "active" in entry ? entry.penalties.length : codesOf(entry, rowsOf(terms)).length, // of several puzzles each counts
    Part: laterWithWords(() => import("./penalties/Penalties.jsx")),
  },
  {
    id: "report",
    word: "judge-tool-report",
    fits: (_rules, _terms, around) => Boolean(around),
    Part: laterWithWords(() => import("./report/Report.jsx")),
  },
];
