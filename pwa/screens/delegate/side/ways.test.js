/** What a delegate compares of two ways on. */
import { expect, test } from "vitest";
import { wayOf } from "./ways.js";

const entries = [
  { op: { id: "o", device: 2, kind: "match.open" } },
  { op: { id: "a", device: 1, by: "Kim" } },
  { op: { id: "b", device: 2, by: "Lee" } },
];

test("a way on says who went it, with how many events, and which was the last", () => {
  const events = [{ op: "a" }, { op: "b" }];
  const way = wayOf({ head: "b", devices: [1, 2], ops: ["a", "b"], events }, entries);
  expect(way.by.map(({ by }) => by)).toEqual(["Kim", "Lee"]);
  expect(way).toMatchObject({ head: "b", count: 2, first: { op: "a" }, last: { op: "b" } });
});

test("a second opening without an event is a way on too", () => {
  const way = wayOf({ head: "o", devices: [2], ops: ["o"], events: [] }, entries);
  expect(way).toMatchObject({ count: 0, first: null, last: null, end: { id: "o" } });
});

test("what this phone does not hold yet is left out", () => {
  const way = wayOf({ head: "x", devices: [9], ops: ["x"], events: [{ op: "x" }] }, entries);
  expect(way).toMatchObject({ by: [], count: 1, end: null });
});
