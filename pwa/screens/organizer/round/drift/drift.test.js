import { expect, test } from "vitest";
import { begun, driftRequest, found, inside } from "./drift.js";

const card = (person, ...values) => ({
  person,
  slots: values.map((value, i) => ({ slot: i + 1, value, status: value ? "recorded" : "empty" })),
});
const board = (quit = [], kept = []) => ({
  round: { quit, kept },
  cards: [card(1, 1200, 0), card(2, 0, 0), card(3, 1300, 1400)],
});
const previous = { format: "a", advancement: { type: "ranking", level: 3 } };
const opening = (body = {}) => ({ body: { people: [1, 2, 3], ...body } });
const rows = [{ person: 1, rank: 1, best: 1100, average: 1200, ties: false, attempts: [] }];
const asked = (given = {}) =>
  driftRequest({
    edition: "wca-2026",
    previous,
    rows,
    opening: opening(),
    board: board(),
    ...given,
  });

test("the rules are asked with who is still there, and with all who were set aside", () => {
  const said = { withdrawn: [9], from: { round: "333-r1", digest: "d0" } };
  const request = asked({ opening: opening(said), board: board([2], ["d1"]) });
  expect(request).toMatchObject({ people: [1, 3], withdrawn: [9, 2], digest: "d0", kept: ["d1"] });
  expect(request.rows).toEqual([{ person: 1, rank: 1, best: 1100, average: 1200 }]);
});

test("who is directly qualified came from no standings (9r)", () => {
  expect(asked({ opening: opening({ qualified: [2] }) }).people).toEqual([1, 3]);
});

test("an opening that names no standings is asked without", () => {
  expect(asked()).toMatchObject({ digest: null, withdrawn: [], condition: { type: "ranking" } });
});

test("a result is that of what the round before ranks by", () => {
  const advancement = { type: "result", level: 1500 };
  const of = (format) => asked({ previous: { format, advancement } }).condition.of;
  expect([of("a"), of("m"), of("3")]).toEqual(["average", "average", "single"]);
  expect(asked({ previous: { format: "a", advancement: null } }).condition).toBeNull();
});

test("who has begun there, and who is there", () => {
  expect([...begun(board())]).toEqual([
    [1, 1],
    [3, 2],
  ]);
  expect(inside(board([3]))).toEqual([1, 2]);
});

// 9p3; thewca/wca-live#221: a replacement was proposed after an earlier result had changed, and nobody was told
test("whether an earlier result has changed since the opening is said", () => {
  const from = (digest) => opening({ from: { round: "333-r1", digest } });
  const changed = (one) => found({ digest: "d1", drift: true }, board(), one).changed;
  expect([from("d0"), from("d1"), opening()].map(changed)).toEqual([true, false, null]);
});

// 2026 I1d, I2h: equals were drawn, and who withdraws leaves the match to the opponent
test("of a bracket only changed standings are told", () => {
  const bracket = { ...board([2]), bracket: {} };
  const from = (digest) => opening({ from: { round: "333-r1", digest } });
  const said = (digest) =>
    found({ digest: "d1", drift: true, in: [4], out: [] }, bracket, from(digest));
  expect(said("d1").drift).toBe(false);
  expect(said("d0")).toEqual({ drift: true, changed: true });
});
