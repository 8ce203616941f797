import { expect, test } from "vitest";
import { decisionsOf, oldestFirst, onlyIn, setAsideOf, settlingBody } from "./decisions.js";

const op = (id, at) => ({ op: { id, at } });
const board = {
  disputes: [
    { what: "attempt", person: 4, slot: 2, candidates: ["a", "b"] },
    { what: "round.open", candidates: ["o1", "o2"] },
  ],
  proposals: [{ op: "p", kind: "attempt.extra", person: 9, slot: 1 }],
  held: [{ op: "h", missing: ["x"] }],
  refused: [{ op: "r", reason: "revoked" }],
  late: ["l"],
};
const operations = [
  op("a", "2026-05-01T10:05:00Z"),
  op("b", "2026-05-01T10:01:00Z"),
  op("o1", "2026-05-01T09:00:00Z"),
  op("p", "2026-05-01T09:30:00Z"),
  op("r", "2026-05-01T09:40:00Z"),
];

test("a decision made after the close is no news to whoever decides", () => {
  const quiet = { ...board, held: [], refused: [], late: ["l", "d"] };
  const known = [{ op: { id: "d", at: "2026-05-01T11:00:00Z", kind: "attempt.decide" } }];
  expect(setAsideOf("333-r1", quiet, known).map((item) => item.id)).toEqual(["l"]);
});

test("what has waited longest comes first (I2)", () => {
  const items = oldestFirst(decisionsOf("333-r1", board, operations));
  expect(items.map((item) => [item.what, item.person])).toEqual([
    ["round", null],
    ["proposal", 9],
    ["dispute", 4],
  ]);
  expect(items[2]).toMatchObject({ since: "2026-05-01T10:01:00Z", ops: ["a", "b"], slot: 2 });
});

test("a side event's disputes go to its own rows, with the round that they are about", () => {
  const disputes = [
    { what: "match.event", candidates: ["a"] },
    { what: "pairing.publish", round: 2, candidates: ["b"] },
    { what: "match.settle", match: "SF-1", candidates: ["o1"] },
  ];
  const items = decisionsOf("chess", { ...board, disputes, proposals: [] }, operations);
  expect(items.map(({ what }) => what)).toEqual(["fork", "side", "round"]);
  expect(items[1].about.round).toBe(2);
});

test("what is in dispute at a table and about a seat is decided where it can be compared", () => {
  const disputes = [
    { what: "game.score", game: 2, candidates: ["a", "b"] },
    { what: "draw.seat", round: 1, table: 3, seat: 0, candidates: ["o1"] },
    { what: "side.plan", candidates: ["c"] },
  ];
  const items = decisionsOf("rummikub", { ...board, disputes, proposals: [] }, operations);
  expect(items.map(({ what }) => what)).toEqual(["game", "seat", "side"]);
  expect([items[0].about.game, items[1].about.table]).toEqual([2, 3]);
});

test("nothing that was set aside goes unseen, with its reason (I5)", () => {
  expect(setAsideOf("333-r1", board, operations)).toMatchObject([
    { what: "held", id: "h", missing: ["x"], entry: null },
    { what: "refused", id: "r", reason: "revoked", since: "2026-05-01T09:40:00Z" },
    { what: "late", id: "l" },
  ]);
});

test("two openings are told apart by whom only one has", () => {
  const entries = [
    { op: { id: "o1", kind: "round.open", body: { people: [1, 2, 3] } } },
    { op: { id: "o2", kind: "round.open", body: { people: [2, 3] } } },
  ];
  expect(entries.map(({ op }) => onlyIn(op, entries))).toEqual([[1], []]);
  expect(settlingBody(entries[1].op, entries)).toEqual({ people: [2, 3] });
});

test("of two closes the one that settles has seen all that is known", () => {
  const close = { device: 2, n: 9, kind: "round.close", body: { seen: { 1: 4 } } };
  const entries = [{ op: { device: 1, n: 6 } }, { op: close }];
  expect(settlingBody(close, entries)).toEqual({ seen: { 1: 6, 2: 9 } });
});

// 2026 11l: who won a completed match is changed by the authority alone, with a reason
test("a match that was settled twice is settled by the delegate with a reason", () => {
  const settled = { kind: "match.settle", body: { match: "SF-1", winner: 1, won: [1, 1, 1] } };
  expect(settlingBody(settled, [], "both")).toEqual({ ...settled.body, reason: "both" });
});
