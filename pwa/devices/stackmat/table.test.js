/** Every cell of the table, reached by real bytes: one case a cell, named by its state and its event. */
import { describe, expect, test } from "vitest";
import { CELLS } from "../../testing/devices/cells.js";
import { line } from "../../testing/devices/line.js";
import { classify } from "./classify.js";
import { begin, step } from "./machine.js";
import { EVENTS, NEVER, STATES, TABLE, WRITTEN } from "./table.js";

const FLAGS = [
  "signal-lost",
  "ran-backwards",
  "jumped",
  "started-twice",
  "stale-time",
  "reset-early",
];

test("no cell is empty, and each says a state, what is done, and flags that there are", () => {
  expect(Object.keys(WRITTEN)).toEqual(Object.keys(STATES));
  for (const [state, row] of Object.entries(WRITTEN)) {
    expect(Object.keys(row), state).toEqual(Object.keys(EVENTS));
    for (const text of Object.values(row)) {
      const [to, ...does] = text.split(" ");
      expect([...Object.keys(STATES), NEVER]).toContain(to);
      const known = ["offer", "forget", ...FLAGS.flatMap((flag) => [`+${flag}`, `-${flag}`])];
      for (const word of does) expect(known).toContain(word);
    }
  }
});

describe("a cell", () => {
  test.each(CELLS.filter(({ reach }) => reach !== null))("$state, $event: $cell", (cell) => {
    const events = line(cell.reach);
    const last = events.pop();
    const before = events.reduce((model, { event, at }) => step(model, event, at), begin());
    expect(before.state).toBe(cell.state);
    expect(classify(before, last.event, last.at).what).toBe(cell.event);

    const after = step(before, last.event, last.at);
    const { to, offer, forget, on, off } = TABLE[cell.state][cell.event];
    expect(after.state).toBe(to);
    expect(after.flags).toEqual(expect.arrayContaining(on));
    for (const flag of off) expect(after.flags).not.toContain(flag);
    if (offer && !before.offer) expect(after.offer.reading_ms).toBe(after.ms);
    if (before.offer && cell.event !== "attempt") {
      expect(after.offer.reading_ms).toBe(before.offer.reading_ms);
      expect(after.offer.flags).toEqual(expect.arrayContaining([...before.offer.flags, ...on]));
    }
    if (!offer && !before.offer) expect(after.offer).toBeNull();
    if (cell.event === "attempt") expect(after).toMatchObject({ offer: null, flags: on });
    if (forget) expect(after.ms).toBeNull();
  });
});
