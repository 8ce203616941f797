import { expect, test } from "vitest";
import { bySource, declinedOf, entryOf, toEnter } from "./series.js";

const one = (person, event, more) => ({
  person,
  event,
  name: `Player ${person}`,
  declined: false,
  follows: null,
  entered: false,
  ...more,
});
const REPLY = {
  people: [
    one(1, "rummikub", { entered: true }),
    one(2, "rummikub", { declined: true }),
    one(3, "rummikub", { follows: 2 }),
    one(1_002_001, "rummikub2"),
  ],
  entered: 1,
  size: 64,
};

test("people stand by where they qualified, and each line says what became of it", () => {
  const sources = [
    { event: "rummikub2", plan: null },
    { event: "rummikub", plan: null },
  ];
  const [second, first] = bySource(REPLY, sources);
  expect(second.people.map(({ state }) => state)).toEqual(["goes"]);
  expect(first.people.map(({ state }) => state)).toEqual(["entered", "declined", "follows"]);
});

test("only who goes and is not there yet is entered", () => {
  expect(toEnter(REPLY).map(({ person }) => person)).toEqual([3, 1_002_001]);
  expect(declinedOf(REPLY).map(({ person }) => person)).toEqual([2]);
});

test("an entry says where the person qualified, and the name of a guest", () => {
  const guest = (number) => number > 1_000_000;
  expect(entryOf("rummikub9", REPLY.people[3], guest)).toEqual({
    stream: "rummikub9",
    kind: "entrant.add",
    subject: { person: 1_002_001 },
    body: { name: "Player 1002001", from: "rummikub2" },
  });
  expect(entryOf("rummikub9", REPLY.people[2], guest).body).toEqual({ from: "rummikub" });
});
