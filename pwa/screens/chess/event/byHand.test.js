import { expect, test } from "vitest";
import { endEvents, openBody } from "./byHand.js";

const known = { match: { at_zero: 1000 }, events: [{ event: { at_ms: 50_000 } }] };

test("who lost resigns, at the beginning of a record that is opened just now", () => {
  expect(endEvents(null, { winner: "white", way: "resign", said: "paper" }, 5000)).toEqual([
    { at_ms: 0, do: "resign", player: "black", words: "paper" },
  ]);
});

test("a mate on paper is ended by the arbiter in words, without a made-up move", () => {
  expect(endEvents(null, { winner: "black", way: "mate", said: "Mate" }, 5000)).toEqual([
    { at_ms: 0, do: "arbiter-end", reason: "Mate", winner: "black" },
  ]);
  const [shared] = endEvents(null, { winner: null, way: "arbiter", said: "Dead position" }, 0);
  expect(shared).not.toHaveProperty("winner");
});

test("a correction takes the former end back first, never before the last event", () => {
  const end = { winner: "white", way: "resign", said: "paper", over: true };
  expect(endEvents(known, end, 2000).map((one) => [one.at_ms, one.do])).toEqual([
    [50_000, "undo"],
    [50_000, "resign"],
  ]);
  expect(endEvents(known, { ...end, over: false }, 61_000)[0].at_ms).toBe(60_000);
});

test("the record says which match it is and that nothing was checked here", () => {
  const players = { white: { person: 1, name: "Ada" }, black: { person: 2, name: "Bo" } };
  const plan = { config: { ruleset: "twice@2", format: "FAST" } };
  const body = openBody(plan, { white: 1, black: 2, table: 4 }, players, 7);
  expect(body).toMatchObject({ table: 4, players, checks: [], at_zero: 7 });
  expect(body.config).toEqual({ ...plan.config, cover_seed: "paper" });
});
