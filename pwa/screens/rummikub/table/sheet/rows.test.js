import { expect, test } from "vitest";
import { confirmationsOf, inForce, isComplete, rowsOf, totalOf } from "./rows.js";

const scored = (scores, winner) => ({
  scores,
  reasons: Object.fromEntries(
    Object.keys(scores).map((id) => [id, id === winner ? "winner" : "tiles"]),
  ),
  errors: [],
});
const table = {
  games: [
    { game: 1, op: "a", players: [], disputed: false },
    { game: 2, op: "b", players: [], disputed: true },
    { game: 3, op: "c", players: [], disputed: false },
    { game: 4, op: null, players: [], disputed: false },
  ],
  confirmed: [
    { person: 1, op: "x", stale: true },
    { person: 1, op: "y", stale: false },
    { person: 2, op: "z", stale: true },
  ],
};
const values = {
  1: scored({ 1: 48, 2: -48 }, "1"),
  2: scored({ 1: 7, 2: -7 }, "1"),
  3: { scores: {}, reasons: {}, errors: [{ code: "two-out", id: null }] },
};

test("a disputed game counts for nobody, nor does one that the rules cannot score", () => {
  const rows = rowsOf([1, 2, 3, 4], table, values, [4]);
  expect(rows.map(({ state }) => state)).toEqual(["counted", "disputed", "wrong", "begun"]);
  expect(totalOf(rows, 1)).toEqual({ games: 1, wins: 1, points: 48 });
  expect(totalOf(rows, 2)).toEqual({ games: 1, wins: 0, points: -48 });
  expect(isComplete(rows)).toBe(false);
  expect(inForce(rows)).toEqual(["a", "b", "c"]);
});

test("what the rules have not answered yet is not taken for nothing", () => {
  const [row] = rowsOf([1], table, {});
  expect([row.state, row.cells]).toEqual(["unknown", {}]);
});

test("a round without games is not complete, one whose games all count is", () => {
  expect(isComplete([])).toBe(false);
  expect(isComplete(rowsOf([1], table, values))).toBe(true);
});

test("a confirmation is stale after a change until its player confirms anew", () => {
  const columns = [1, 2, 3].map((person) => ({ person, here: person !== 3 }));
  expect(confirmationsOf(columns, table)).toEqual([
    { person: 1, state: "confirmed" },
    { person: 2, state: "stale" },
  ]);
});
