import { expect, test } from "vitest";
import { columnsOf, gameOf, gamesOf, nextGame, onPurpose } from "./columns.js";

const seat = (person, table, place, more = {}) => ({ person, table, seat: place, ...more });
const event = {
  entrants: [1, 2, 3, 4, 5].map((person) => ({ person, quit: person === 4 ? "ill" : null })),
  draws: [
    {
      round: 1,
      seats: [seat(3, 2, 1), seat(1, 2, 0), seat(4, 2, 2), seat(5, 1, 0), seat(2, null, null)],
    },
  ],
};
const played = (game, people, more = {}) => ({
  game,
  op: `g${game}`,
  players: people.map((person) => ({ person })),
  purpose: [],
  ...more,
});

test("the sheet has those who sit at the table, in the order of the seats", () => {
  const columns = columnsOf(event, null, { round: 1, number: 2 });
  expect(columns.map(({ person }) => person)).toEqual([1, 3, 4]);
  expect(columns.map(({ quit }) => quit)).toEqual([false, false, true]);
});

test("whoever played here and was moved away keeps a column", () => {
  const columns = columnsOf(event, { games: [played(1, [1, 3, 2])] }, { round: 1, number: 2 });
  expect(columns.map(({ person, here }) => [person, here])).toEqual([
    [1, true],
    [3, true],
    [4, true],
    [2, false],
  ]);
});

test("nothing is known of a round that has not been drawn", () => {
  expect(columnsOf(event, null, { round: 2, number: 2 })).toEqual([]);
  expect(columnsOf(null, null, { round: 1, number: 2 })).toEqual([]);
});

test("rounds are counted through all stages", () => {
  const plan = { stages: [{ rounds: [4, 3] }, { rounds: [2] }] };
  expect([1, 2, 3, 4].map((round) => gamesOf(plan, null, round).length)).toEqual([4, 3, 2, 0]);
});

test("a game beyond the plan, which was shortened on the day, is shown all the same", () => {
  const plan = { stages: [{ rounds: [2] }] };
  expect(gamesOf(plan, { games: [played(3, [1])] }, 1)).toEqual([1, 2, 3]);
});

test("the next game is the first that nobody has entered", () => {
  const table = { games: [played(1, [1]), played(3, [1]), { game: 2, op: null, players: [] }] };
  expect(nextGame([1, 2, 3, 4], table)).toBe(2);
  expect(nextGame([1], table)).toBe(null);
  expect(gameOf(table, 4)).toBe(null);
});

test("a referee's -200 is known before the game is entered and after", () => {
  const before = { games: [{ game: 1, op: null, players: [], purpose: [{ person: 3 }] }] };
  expect(onPurpose(before, 1)).toEqual([3]);
  const after = { games: [{ game: 1, players: [{ person: 3, on_purpose: true }] }] };
  expect(onPurpose(after, 1)).toEqual([3]);
  expect(onPurpose(null, 1)).toEqual([]);
});
