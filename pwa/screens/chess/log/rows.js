/**
 * A match's log as lines to read: what holds, from `chess.replay`'s log, and beside it, at its own time, what was refused and what was taken back. Each line
 * that somebody entered knows who did, on which device.
 */
import { heldEvents } from "../held.js";

/** What an event of the log comes from; the timers' own lines come from nobody. */
const ENTERED = {
  start: ["start"],
  move: ["move", "mate"],
  lost: ["lost-claim"],
  cover: ["confirm-board"],
  go: ["go"],
  stop: ["stop"],
  "give-up": ["give-up"],
  verdict: ["verdict"],
  pause: ["pause"],
  resume: ["resume"],
  undo: ["undo"],
  ended: ["mate", "resign", "arbiter-end"],
};

/**
 * @typedef {object} Row
 * @property {number} at_ms
 * @property {number} part
 * @property {'held'|'refused'|'undone'} kind
 * @property {object} line of `chess.replay`'s log; for what does not hold, the event itself with `what` in place of `do`
 * @property {string|null} reason of a refusal
 * @property {object|null} entry of the fold's `events` that brought it
 */

/**
 * @param {object[]} events of the match's fold
 * @param {object} replay `chess.replay`'s reply to them
 * @returns {{part: number, rows: Row[]}[]} part by part, the cube phase with the part that it follows
 */
export function partsOf(events, replay) {
  const rows = [...heldRows(events, replay), ...otherRows(events, replay)];
  rows.sort((one, other) => one.at_ms - other.at_ms); // stable: what holds first
  const parts = [];
  for (const row of rows) {
    const begins = row.kind === "held" && row.line.what === "start";
    if (begins || parts.length === 0) {
      const part = begins ? row.line.part : 1;
      if (parts.at(-1)?.part !== part) parts.push({ part, rows: [] });
    }
    parts.at(-1).rows.push({ ...row, part: parts.at(-1).part });
  }
  return parts;
}

function heldRows(events, replay) {
  const open = enteredEvents(events, replay);
  return replay.log.map((line) => ({
    at_ms: line.at_ms,
    kind: "held",
    line,
    reason: null,
    entry: takeEntry(open, line),
  }));
}

/** Everything that was accepted and holds, pauses and undos too, with the time at which it counts. */
function enteredEvents(events, replay) {
  const not = new Set([...replay.refused.map(({ index }) => index), ...replay.undone]);
  const acts = events.flatMap((entry, index) =>
    ["pause", "resume", "undo"].includes(entry.event.do) && !not.has(index)
      ? [{ event: entry.event, entry }]
      : [],
  );
  return [...heldEvents(events, replay), ...acts];
}

/** The event behind a line; one event may end the match too, so that a mate stands behind two lines. */
function takeEntry(open, line) {
  const wanted = ENTERED[line.what];
  if (!wanted || (line.what === "lost" && line.by !== "claim")) return null;
  const found = open.findIndex(
    ({ event }) => wanted.includes(event.do) && event.at_ms === line.at_ms && isBy(event, line),
  );
  if (found < 0) return null;
  const { event, entry } = open[found];
  if (event.do !== "mate") open.splice(found, 1);
  return entry;
}

function isBy(event, { player }) {
  return !event.player || !player || event.player === player;
}

function otherRows(events, { refused, undone }) {
  const row = (index, kind, reason) => {
    const { do: what, ...line } = events[index].event;
    return { at_ms: line.at_ms, kind, line: { what, ...line }, reason, entry: events[index] };
  };
  return [
    ...refused.map(({ index, reason }) => row(index, "refused", reason)),
    ...undone.map((index) => row(index, "undone", null)),
  ];
}
