/** Which sets of scrambles are wanted, and by whom. */
import { expect, test } from "vitest";
import { canOpen, cycleOf, friendlyOf, missing, ownerOf, owners, setsOf, trusted } from "./sets.js";

const BOX = { to: [{ device: 7 }] };
const two = (round) => ({
  round,
  matches: [1, 2].map((number) => ({ match: `chess-r${round}-m${number}`, table: number })),
});
const fold = (scrambles, kept = []) => ({
  plan: { scrambles },
  rounds: [two(1), two(2)],
  scrambles: kept.map(([of, cycle]) => ({ of, cycle, box: BOX, op: `${of}${cycle}` })),
});

test("a match has sets of its own, or all matches of a round share them", () => {
  expect(ownerOf("chess-r1-m2", { scrambles: "match" })).toBe("chess-r1-m2");
  expect(ownerOf("chess-r1-m2", { scrambles: "round" })).toBe("chess-r1");
  expect(ownerOf("chess2-r3-m2", { scrambles: "round" })).toBe("chess2-r3");
});

test("a friendly match shares with nobody, and needs no event", () => {
  expect(ownerOf("chess-r0-m701", { scrambles: "round" })).toBe("chess-r0-m701");
  expect(owners(null, ["chess-r0-m701"])).toEqual([
    { of: "chess-r0-m701", round: 0, matches: [{ match: "chess-r0-m701", table: null }] },
  ]);
});

test("the latest round comes first", () => {
  const shared = owners(fold("round"), []);
  expect(shared.map(({ of }) => of)).toEqual(["chess-r2", "chess-r1"]);
  expect(shared[0].matches).toEqual([
    { match: "chess-r2-m1", table: 1 },
    { match: "chess-r2-m2", table: 2 },
  ]);
  expect(owners(fold("match"), []).map(({ of }) => of)).toEqual([
    "chess-r2-m1",
    "chess-r2-m2",
    "chess-r1-m1",
    "chess-r1-m2",
  ]);
});

test("two sets lie ready for each, and one more than a match is in", () => {
  expect(missing(fold("round"), [], new Map())).toEqual([
    { of: "chess-r2", cycle: 1 },
    { of: "chess-r2", cycle: 2 },
    { of: "chess-r1", cycle: 1 },
    { of: "chess-r1", cycle: 2 },
  ]);
  const kept = fold("round", [
    ["chess-r1", 1],
    ["chess-r1", 2],
    ["chess-r2", 1],
  ]);
  expect(missing(kept, [], new Map([["chess-r1-m2", 2]]))).toEqual([
    { of: "chess-r2", cycle: 2 },
    { of: "chess-r1", cycle: 3 },
  ]);
});

test("a phone that joined the scramblers later cannot open what was made before", () => {
  const sets = setsOf(fold("round", [["chess-r1", 1]]), "chess-r1");
  expect(canOpen(sets, 7)).toBe(true);
  expect(canOpen(sets, 8)).toBe(false);
});

test("a match's set is that of its latest cover, be that a replay's", () => {
  const replay = (...cycles) => ({
    replay: { log: cycles.map((cycle) => ({ what: "cover", cycle })) },
  });
  expect(cycleOf(null)).toBe(1);
  expect(cycleOf(replay())).toBe(1);
  expect(cycleOf(replay(1, 1, 2))).toBe(2);
});

test("who was trusted with the latest set is trusted with the next", () => {
  expect(trusted(null)).toEqual(new Set());
  const kept = fold("match", [["chess-r1-m1", 1]]);
  kept.scrambles.push({ of: "chess-r1-m2", cycle: 1, op: "z", box: { to: [{ device: 9 }] } });
  expect(trusted(kept)).toEqual(new Set([9]));
});

test("friendly matches of this event only", () => {
  const streams = ["chess-r0-m701", "chess-r1-m1", "chess2-r0-m1", "333-r1", "desk"];
  expect(friendlyOf("chess", streams)).toEqual(["chess-r0-m701"]);
});
