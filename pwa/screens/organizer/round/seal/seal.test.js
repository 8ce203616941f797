import { expect, test } from "vitest";
import { sha256 } from "../../../../store/digest.js";
import { stillOpen } from "./open.js";
import { changedSince, differing, grouped, hashedAnew, named, sealRequest } from "./seal.js";

const line = (slot, more) => ({
  slot,
  status: "recorded",
  value: 1200,
  op: `a${slot}`,
  confirmed: true,
  ...more,
});
const board = (more) => ({
  cards: [{ person: 1, closed: true, slots: [line(1), line(2, { op: "b", confirmed: false })] }],
  disputes: [],
  proposals: [],
  held: [],
  late: [],
  ...more,
});
const entry = async (id, raw, more = {}) => ({
  op: { id, device: 2, n: 1, subject: { person: 1, slot: 1 }, ...more },
  raw,
  sha256: await sha256(raw),
});

test("a round in which everything is settled has nothing open", () => {
  const calm = board({ cards: [{ person: 1, closed: true, slots: [line(1)] }] });
  expect(stillOpen(calm, [])).toEqual([]);
});

test("what is open is named by competitor, the heaviest first", () => {
  const operations = [{ op: { id: "x", subject: { person: 4, slot: 2 } } }, { op: { id: "y" } }];
  const busy = board({
    disputes: [{ what: "attempt", person: 3, slot: 2 }, { what: "round.close" }],
    held: [{ op: "x", missing: ["z"] }],
    late: ["x", "y"],
  });
  busy.cards.push({ person: 2, closed: false, slots: [line(1, { status: "extra", op: null })] });
  const open = stillOpen(busy, operations);
  expect(open.map(({ what, count }) => [what, count])).toEqual([
    ["disputes", 2],
    ["held", 1],
    ["late", 2],
    ["extras", 1],
    ["missing", 1],
    ["unconfirmed", 1],
  ]);
  expect(open[0].people).toEqual([
    { person: null, slots: [] },
    { person: 3, slots: [2] },
  ]);
  expect(open.at(-1).people).toEqual([{ person: 1, slots: [2] }]);
});

test("bytes that are not what was stored are named", async () => {
  const good = await entry("a", "{}");
  const bad = { ...(await entry("b", "{}", { subject: { person: 3, slot: 2 } })), raw: "{ }" };
  const { hashes, changed } = await hashedAnew([good, bad]);
  expect(changed).toEqual([{ person: 3, slot: 2 }]);
  expect(hashes).toEqual({ a: good.sha256, b: await sha256("{ }") });
});

test("the rules are asked with the bytes of the entries in force alone", () => {
  const request = sealRequest(board(), { a1: "1", b: "2", c: "3" });
  expect(request.ops).toEqual({ a1: "1", b: "2" });
  expect(request.cards[0].slots[0]).toEqual({ slot: 1, value: 1200, op: "a1" });
  expect(sealRequest(board(), { a1: "1" })).toBeNull();
});

test("an entry that the sign-off had not seen is a change since", async () => {
  const entries = [await entry("a1", "{}"), await entry("b", "{}", { n: 5 })];
  expect(changedSince(board(), entries, { 2: 4 })).toEqual([{ person: 1, slot: 2 }]);
});

test("attempts that differ between two are named, those of one alone too", () => {
  const mine = [
    { person: 1, slot: 1, hash: "x" },
    { person: 1, slot: 2, hash: "y" },
  ];
  const theirs = [
    { person: 1, slot: 1, hash: "x" },
    { person: 1, slot: 2, hash: "z" },
    { person: 2, slot: 1, hash: "w" },
  ];
  expect(differing(mine, theirs)).toEqual([
    { person: 1, slot: 2 },
    { person: 2, slot: 1 },
  ]);
});

test("an attempt is named once with all that is said of it", () => {
  const place = { person: 2, slot: 1 };
  expect(named({ bytes: [place, place], value: [place, { person: 1, slot: 3 }] })).toEqual([
    { person: 1, slot: 3, what: ["value"] },
    { person: 2, slot: 1, what: ["bytes", "value"] },
  ]);
  expect(grouped("3f2a90bc")).toEqual(["3f2a", "90bc"]);
});
