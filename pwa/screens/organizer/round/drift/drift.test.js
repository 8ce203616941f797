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

const answer = (more) => ({ digest: "d1", drift: false, in: [], out: [], ...more });

test("drift is said, and whether an earlier result has changed", () => {
  const from = { from: { round: "333-r1", digest: "d0" } };
  const said = found(answer({ drift: true, in: [4], out: [2] }), board(), opening(from));
  expect(said).toEqual({ what: "drift", changed: true });
  expect(found(answer(), board(), opening())).toEqual({ what: null, changed: null });
});

// 9p3; thewca/wca-live#221: a replacement proposed after an earlier result had changed
test("a free place is for the best of the standings as they are now, and a change of them is said", () => {
  const from = { from: { round: "333-r1", digest: "d0" } };
  const free = found(answer({ in: [4] }), board([2]), opening(from));
  expect(free).toEqual({ what: "place", changed: true });
  const same = { from: { round: "333-r1", digest: "d1" } };
  expect(found(answer({ in: [4] }), board([2]), opening(same)).changed).toBe(false);
  expect(found(answer({ in: [4] }), board([2], ["d1"]), opening(same)).what).toBeNull();
});

// 2026 I1d, I2h: equals were drawn, and who withdraws leaves the match to the opponent
test("of a bracket only changed standings are told, and no free place", () => {
  const bracket = { ...board([2]), bracket: {} };
  const from = (digest) => opening({ from: { round: "333-r1", digest } });
  const said = (digest) =>
    found({ digest: "d1", drift: true, in: [4], out: [] }, bracket, from(digest));
  expect(said("d1").what).toBeNull();
  expect(said("d0")).toEqual({ what: "drift", changed: true });
});
