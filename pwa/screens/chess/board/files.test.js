import { expect, test } from "vitest";
import { pgnOf, recordOf } from "./files.js";

const config = { ruleset: "twice@2", format: "FAST" };
const players = { white: { name: "Ada" }, black: { name: "Bo" } };
const uci = ["e2e4", "e7e5", "g1f3", "f3e5"];
const sides = ["white", "black", "white", "white"];
const kinds = ["normal", "normal", "free", "second"];

function about({ result = null, without = [] } = {}) {
  const events = uci.map((one, at) => ({
    event: { at_ms: at * 1000, do: "move", player: sides[at] },
    device: 1,
    ...(!without.includes(at) && { move: { uci: one } }),
  }));
  const log = uci.map((_, at) => ({
    at_ms: at * 1000,
    what: "move",
    player: sides[at],
    kind: kinds[at],
  }));
  const match = { config, players, at_zero: Date.UTC(2026, 10, 30, 12) };
  return { stream: "chess-r0-m1", fold: { match, events }, replay: { log, refused: [], result } };
}

test("a double move stands in the PGN with a null move between", () => {
  const pgn = pgnOf(about({ result: { by: "resign", winner: "white" } }));
  expect(pgn).toContain('[White "Ada"]');
  expect(pgn).toMatch(/1\. e4 e5 2\. Nf3 -- 3\. Nxe5.*1-0$/s);
});

test("an end without a winner is shared, and a match that goes on has no result", () => {
  expect(pgnOf(about({ result: { by: "arbiter", winner: null } }))).toMatch(/1\/2-1\/2$/);
  expect(pgnOf(about())).toMatch(/\*$/);
});

test("the record has each move with its position and every event", () => {
  const record = recordOf(about());
  expect(record.moves.map(({ uci: one, san, kind }) => `${one} ${san} ${kind}`)).toEqual([
    "e2e4 e4 normal",
    "e7e5 e5 normal",
    "g1f3 Nf3 free",
    "f3e5 Nxe5 second",
  ]);
  expect(record.fen).toBe(record.moves.at(-1).fen);
  expect(record.complete).toBe(true);
  expect(record.events[0]).toEqual({
    at_ms: 0,
    do: "move",
    player: "white",
    move: { uci: "e2e4" },
    by: null,
    device: 1,
  });
});

test("a record with a gap says that it is not complete", () => {
  const gap = about({ without: [2] });
  expect(recordOf(gap)).toMatchObject({ complete: false });
  expect(pgnOf(gap)).toContain("without a board");
});
