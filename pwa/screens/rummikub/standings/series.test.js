import { expect, test } from "vitest";
import {
  bySource,
  entryOf,
  figuresOf,
  finalOf,
  seriesRequest,
  sourcesOf,
  strangersIn,
  toEnter,
} from "./series.js";

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
    one(4, "rummikub", { declined: true }),
    one(1_002_001, "rummikub2"),
  ],
  entered: 1,
  size: 64,
};

test("people stand by where they qualified, and each line says what became of it", () => {
  const plan = { name: "Busan" };
  const places = [{ person: 2, declined: true, reason: "She is abroad" }];
  const [second, first] = bySource(REPLY, [
    { event: "rummikub2", fold: null },
    { event: "rummikub", fold: { plan, places } },
  ]);
  expect(second).toMatchObject({ plan: null, people: [{ state: "goes", reason: null }] });
  expect(first.plan).toBe(plan);
  expect(first.people.map(({ state }) => state)).toEqual([
    "entered",
    "declined",
    "follows",
    "left",
  ]);
  expect(first.people[1].reason).toBe("She is abroad");
});

test("only who goes and is not there yet is entered", () => {
  expect(toEnter(REPLY).map(({ person }) => person)).toEqual([3, 1_002_001]);
  expect(figuresOf(REPLY)).toEqual({ goes: 3, entered: 1, declined: 2, size: 64 });
});

test("nobody is a stranger before all qualifiers are known", () => {
  const reply = { ...REPLY, strangers: [9] };
  const fold = { plan: {}, places: [] };
  const [first, second] = ["rummikub", "rummikub2"].map((event) => ({ event, fold }));
  expect(strangersIn(reply, bySource(reply, [first, second]))).toEqual([9]);
  expect(strangersIn(reply, bySource(reply, [first, { event: "rummikub4", fold }]))).toEqual([]);
});

test("a final asks about the qualifiers that its plan names, a qualifier about itself", () => {
  const final = { role: "final", from: ["rummikub", "rummikub2"] };
  expect(sourcesOf("rummikub3", final)).toEqual(["rummikub", "rummikub2"]);
  expect(sourcesOf("rummikub3", { role: "final" })).toEqual([]);
  expect(sourcesOf("rummikub2", { role: "qualifier" })).toEqual(["rummikub2"]);
  const events = [
    { event: "rummikub2", fold: { plan: { role: "qualifier" } } },
    { event: "rummikub3", fold: { plan: final } },
    { event: "rummikub4", fold: null },
  ];
  expect(finalOf("rummikub2", events)).toBe("rummikub3");
  expect(finalOf("rummikub3", events)).toBe("rummikub3");
  expect(finalOf("rummikub4", events)).toBe(null);
});

test("a qualifier that this phone knows nothing of is not asked about, and a final may be unplanned", () => {
  const known = { event: "rummikub", fold: { plan: {} }, tables: [] };
  const request = seriesRequest(null, [known, { event: "rummikub2", fold: null, tables: [] }]);
  expect(request.events).toEqual([known]);
  expect(request.final).toMatchObject({ plan: null, entrants: [] });
});

test("an entry says where the person qualified, and the name of a guest", () => {
  const guest = (number) => number > 1_000_000;
  expect(entryOf("rummikub9", REPLY.people[4], guest)).toEqual({
    stream: "rummikub9",
    kind: "entrant.add",
    subject: { person: 1_002_001 },
    body: { name: "Player 1002001", from: "rummikub2" },
  });
  expect(entryOf("rummikub9", REPLY.people[2], guest).body).toEqual({ from: "rummikub" });
});
