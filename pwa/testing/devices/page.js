/** The machine's table as docs/timers.md shows it: a section a state, a row an event, each with the line of its test. */
import { EVENTS, NEVER, STATES } from "../../devices/stackmat/table.js";
import { CELLS } from "./cells.js";

const code = (text) => `\`${text}\``;

function followed(cell) {
  if (cell === NEVER) return "cannot be";
  const [to, ...does] = cell.split(" ");
  return [to, ...does].map(code).join(" ");
}

const row = ({ event, cell, reach }) =>
  `| ${code(event)} | ${followed(cell)} | ${reach === null ? "*what never happens*" : code(reach)} |`;

const section = (state) =>
  [
    `#### ${code(state)}: ${STATES[state]}`,
    "| Event | What follows | The line of the test |",
    "|---|---|---|",
    ...CELLS.filter((cell) => cell.state === state).map(row),
  ].join("\n");

export const events = () =>
  [
    "| Event | What it is |",
    "|---|---|",
    ...Object.entries(EVENTS).map(([event, text]) => `| ${code(event)} | ${text} |`),
  ].join("\n");

export const states = () => Object.keys(STATES).map(section).join("\n\n");
