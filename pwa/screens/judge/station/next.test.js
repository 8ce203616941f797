import { describe, expect, it } from "vitest";
import { nextUp } from "./next.js";

const me = 7;
const slots = (...next) => next.map((slot, place) => ({ person: place + 1, slot }));
const record = (device, person) => ({ device, kind: "attempt.record", subject: { person } });
const confirm = (device, person) => ({ device, kind: "attempt.confirm", subject: { person } });
const offered = (group, log = [], more = {}) => nextUp({ group, log, me, ...more })?.person ?? null;

describe("whom a station is offered next", () => {
  it("is the first of the group, with the attempt to be done", () => {
    expect(nextUp({ group: slots(1, 1), log: [], me })).toEqual({ person: 1, slot: 1 });
  });

  it("lets everybody do the first attempt before anybody does the second", () => {
    expect(offered(slots(2, 1, 1), [record(me, 1), confirm(me, 1)])).toBe(2);
    expect(offered(slots(2, 2, 1), [record(me, 2), confirm(me, 2)])).toBe(3);
  });

  it("keeps to the order of the group, whatever the numbers", () => {
    const group = [
      { person: 30, slot: 1 },
      { person: 4, slot: 1 },
    ];
    expect(offered(group)).toBe(30);
  });

  it("skips whose card is complete", () => {
    expect(offered(slots(null, 1))).toBe(2);
    expect(offered(slots(null, null))).toBe(null);
    expect(offered([])).toBe(null);
  });

  it("skips who is at another phone, where the competitor has not confirmed yet", () => {
    expect(offered(slots(1, 2), [record(8, 1)])).toBe(2);
    expect(offered(slots(1), [record(8, 1)])).toBe(null);
  });

  it("leaves the first to a phone that has waited longer", () => {
    const log = [record(8, 1), confirm(8, 1), record(me, 2), confirm(me, 2)];
    expect(offered(slots(2, 2, 1, 1), log)).toBe(4);
  });

  it("takes the first before a phone that finished later", () => {
    const log = [record(me, 2), confirm(me, 2), record(8, 1), confirm(8, 1)];
    expect(offered(slots(2, 2, 1, 1), log)).toBe(3);
  });

  it("takes what is left when there are more phones than people", () => {
    const log = [record(8, 1), confirm(8, 1), record(me, 2), confirm(me, 2)];
    expect(offered(slots(null, null, 1), log)).toBe(3);
  });

  it("does not wait for a phone that has been still for the whole group's turn", () => {
    const away = [record(8, 1), confirm(8, 1)];
    const turns = [3, 2, 3, 1].flatMap((person) => [record(me, person), confirm(me, person)]);
    expect(offered(slots(3, 2, 2), [...away, ...turns])).toBe(2);
  });

  it("begins with the station's own number, so that stations do not all call the first", () => {
    expect(offered(slots(1, 1, 1), [], { place: 3 })).toBe(3);
    expect(offered(slots(1, 1), [], { place: 9 })).toBe(2);
  });

  it("offers who was not taken after all others", () => {
    expect(offered(slots(1, 2, 2), [], { passed: [1] })).toBe(2);
    expect(offered(slots(1), [], { passed: [1] })).toBe(1);
  });

  it("offers who has just solved only when nobody else is left", () => {
    const log = [record(me, 1), confirm(me, 1)];
    expect(offered(slots(2, 2), log)).toBe(2);
    expect(offered(slots(2, null), log)).toBe(1);
  });

  it("calls one whom another phone may call too, rather than who has just solved", () => {
    const log = [record(8, 3), confirm(8, 3), record(me, 1), confirm(me, 1)];
    expect(offered(slots(2, 1, null), log)).toBe(2);
  });

  it("hears nothing of other groups", () => {
    expect(offered(slots(1, 1), [record(8, 60), confirm(8, 60)])).toBe(1);
  });
});
