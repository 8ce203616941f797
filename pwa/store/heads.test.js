/** What an entry has seen decides whether it is a correction or a dispute (I2, I6). */
import { expect, test } from "vitest";
import { headsOf } from "./heads.js";

const SLOT = { person: 12, slot: 2 };

function op(id, base = [], { kind = "attempt.record", subject = SLOT } = {}) {
  return { id, kind, subject, base };
}

test("a first entry stands on nothing", () => {
  expect(headsOf([], SLOT)).toEqual([]);
});

test("an entry stands on the last of a chain alone", () => {
  expect(headsOf([op("a"), op("b", ["a"]), op("c", ["b"])], SLOT)).toEqual(["c"]);
});

test("two that did not see each other are both heads", () => {
  expect(headsOf([op("b"), op("a")], SLOT)).toEqual(["a", "b"]);
});

test("a decision that has seen both is the only head", () => {
  const log = [op("a"), op("b"), op("c", ["a", "b"], { kind: "attempt.decide" })];
  expect(headsOf(log, SLOT)).toEqual(["c"]);
});

test("a confirmation is a head like an entry", () => {
  const log = [op("a"), op("b", ["a"], { kind: "attempt.confirm" })];
  expect(headsOf(log, SLOT)).toEqual(["b"]);
});

test("the order of arrival does not matter", () => {
  expect(headsOf([op("c", ["b"]), op("b", ["a"]), op("a")], SLOT)).toEqual(["c"]);
});

test("another slot and another person have graphs of their own", () => {
  const log = [
    op("a", [], { subject: { person: 12, slot: 1 } }),
    op("b", [], { subject: { person: 13, slot: 2 } }),
  ];
  expect(headsOf(log, SLOT)).toEqual([]);
});

test("the round's own operations stand on each other and not on attempts", () => {
  const log = [
    op("open", [], { kind: "round.open", subject: null }),
    op("enter", ["open"], { kind: "round.enter", subject: { person: 3 } }),
    op("attempt"),
  ];
  expect(headsOf(log, null)).toEqual(["enter"]);
});

test("who enters a round has seen its opening", () => {
  const log = [op("open", [], { kind: "round.open", subject: null })];
  expect(headsOf(log, { person: 3 })).toEqual(["open"]);
});

test("what is said of a person at the desk stands on what was said of that person", () => {
  const log = [
    op("a", [], { kind: "person.checkin", subject: { person: 3 } }),
    op("b", [], { kind: "person.checkin", subject: { person: 4 } }),
  ];
  expect(headsOf(log, { person: 3 })).toEqual(["a"]);
});

test.each(["chess", "rummikub2"])(
  "all that is said on the stream of %s stands on all of it, whomever it is about",
  (event) => {
    const on = (...operation) => ({ ...op(...operation), stream: event });
    const log = [
      on("plan", [], { kind: "side.plan", subject: null }),
      on("entry", ["plan"], { kind: "entrant.add", subject: { person: 3 } }),
      on("other", ["plan"], { kind: "entrant.add", subject: { person: 4 } }),
    ];
    expect(headsOf(log, { person: 3 })).toEqual(["entry", "other"]);
    expect(headsOf(log, null)).toEqual(["entry", "other"]);
  },
);

test("an operation of a newer schema without a base does no harm", () => {
  expect(headsOf([{ id: "x", kind: "attempt.record", subject: SLOT }], SLOT)).toEqual(["x"]);
});

test("a settled match stands on the round's own operations and is one of them", () => {
  const log = [
    op("open", [], { kind: "round.open", subject: null }),
    op("over", ["open"], { kind: "match.settle", subject: null }),
    op("a"),
  ];
  expect(headsOf(log, null)).toEqual(["over"]);
});
