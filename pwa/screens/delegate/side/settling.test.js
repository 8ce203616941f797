/** What a delegate's tap says again of a side event. */
import { expect, test } from "vitest";
import { keptBody, seatedBy, tilesOf } from "./settling.js";

const draw = { id: "d", kind: "draw.open", body: { round: 1 } };

function tile(person, table, at, id = "d") {
  const body = { round: 1, draw: id, table, seat: 0 };
  return { op: { kind: "draw.seat", subject: { person }, body, at } };
}

test("the kept one keeps its own reason, and has one where it gave none", () => {
  expect(keptBody({ body: { capacity: 48, reason: "more tables came" } }, "r").reason).toBe(
    "more tables came",
  );
  expect(keptBody({ body: { capacity: 48, reason: " " } }, "r")).toEqual({
    capacity: 48,
    reason: "r",
  });
});

test("the tiles of a kept draw are tapped in again, the last of each person", () => {
  const entries = [
    tile(3, 2, "10:05"),
    tile(3, 1, "10:01"),
    tile(4, 1, "10:02"),
    tile(5, 1, "10:03", "e"),
  ];
  expect(tilesOf(draw, entries).map(({ subject, body }) => [subject.person, body.table])).toEqual([
    [3, 2],
    [4, 1],
  ]);
});

test("nothing else has tiles", () => {
  expect(tilesOf({ ...draw, kind: "side.plan" }, [tile(3, 1, "10:01")])).toEqual([]);
});

test("who keeps a seat is moved to it, a substitute for the same person", () => {
  const { op } = tile(3, 2, "10:05");
  expect(seatedBy(op, "r")).toEqual({
    kind: "seat.move",
    subject: { person: 3 },
    body: { round: 1, table: 2, seat: 0, reason: "r" },
  });
  expect(seatedBy({ ...op, body: { ...op.body, for: 7 } }, "r").body.for).toBe(7);
});
