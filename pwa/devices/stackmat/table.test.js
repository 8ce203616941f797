/** I9: every cell of the table, reached by real bytes: one case a cell, named by its state and its event. */
import { describe, expect, test } from "vitest";
import { CELLS } from "../../testing/devices/cells.js";
import { dice } from "../../testing/devices/dice.js";
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

/** Packets that have to do with the time that is shown, and all that is no packet. */
function anything({ ms, places }, random) {
  if (random.happens(0.2))
    return random.of([
      ...["silence", "taken", "signed", "attempt"].map((kind) => ({ kind })),
      ...[true, false].map((up) => ({ kind: "link", up })),
    ]);
  const near = [0, 0, 112, 112, -112, -5000, 50_000];
  const time = Math.max(0, (ms ?? 9000) + random.of(near)) * random.of([1, 1, 1, 1, 0]);
  const state = random.of([...Array.from(" IASLRC")]);
  const decimals = random.happens(0.1) ? 2 : (places ?? 3);
  return { kind: "packet", packet: { state, ms: time, places: decimals, hex: `${time}` } };
}

const spoken = (random) => ({
  kind: "told",
  as: random.of(["reset", "hands", "armed", "running", "stopped"]),
  ms: 1000 * random.below(9),
});

test("what never happens does not, whatever comes, and no result is taken back or changed", () => {
  const random = dice(7);
  const met = new Set();
  for (let walk = 0; walk < 150; walk++) {
    const tells = walk % 4 === 0;
    let model = begin();
    for (let at = 0; at < 40_000; at += random.of([1, 112, 112, 112, 2000])) {
      const packet = anything(model, random);
      const event = tells && packet.kind === "packet" ? spoken(random) : packet;
      const { what } = classify(model, event, at);
      met.add(`${model.state}, ${what}`);
      const { offer } = model;
      model = step(model, event, at);
      if (offer && event.kind !== "attempt") expect(model.offer.reading_ms).toBe(offer.reading_ms);
    }
  }
  const never = CELLS.filter(({ reach }) => reach === null).map(
    ({ state, event }) => `${state}, ${event}`,
  );
  expect(never.filter((name) => met.has(name))).toEqual([]);
  expect(met.size).toBeGreaterThan(130);
}, 60_000);
