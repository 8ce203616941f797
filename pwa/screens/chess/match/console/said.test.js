import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { hasWord, setLanguage, wantAllWords } from "../../../../words/words.js";
import {
  entryWords,
  happened,
  insteadOf,
  lastHeld,
  lately,
  lostMeanwhile,
  refusalOf,
} from "./said.js";

beforeAll(async () => {
  await wantAllWords();
  await setLanguage("en");
});

const lines = readFileSync(
  new URL("../../../../../tests/vectors/chess.replay.jsonl", import.meta.url),
  "utf8",
);
const vectors = lines
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .filter(({ reply }) => reply.ok);

/** A reply as the console has it, of events `[at_ms, do, more]`. */
function replied(events, more) {
  const of = events.map(([at_ms, does, rest], n) => ({
    op: `${n}`,
    event: { at_ms, do: does, ...rest },
  }));
  return { of, refused: [], undone: [], log: [], ...more };
}

describe("what an undo takes back", () => {
  const start = [0, "start"];
  const move = [4_000, "move", { player: "white", check: true }];

  test("is named in words: who, and what it was", () => {
    const held = lastHeld(replied([start, move]));
    expect(entryWords(held.event, [])).toBe("White's move (check)");
    const taken = { do: "move", player: "black", captured: "b" };
    expect(entryWords(taken, [])).toBe("Black's move (takes bishop)");
    expect(entryWords({ do: "verdict", player: "white", verdict: "plus2" }, [])).toBe(
      "White's cube: +2",
    );
    expect(entryWords({ do: "go", cover: 3 }, [])).toBe("cubes started, cover 3");
  });

  test("is told by the log where a move names nobody", () => {
    const log = [{ at_ms: 4_000, what: "move", player: "black" }];
    expect(entryWords({ at_ms: 4_000, do: "move" }, log)).toBe("Black's move");
  });

  test("is never a pause, what was refused, or what was taken back before", () => {
    const paused = replied([start, move, [5_000, "pause"], [6_000, "resume"]]);
    expect(lastHeld(paused).index).toBe(1);
    const undone = replied([start, move, [5_000, "undo"]], { undone: [1] });
    expect(lastHeld(undone).index).toBe(0);
    const refused = replied([start, move, [5_000, "mate"]], { refused: [{ index: 2 }] });
    expect(lastHeld(refused).index).toBe(1);
    expect(lastHeld(replied([]))).toBe(null);
  });

  test("can be put right instead: the same move without check, mate, another verdict, the other side", () => {
    const instead = (event) => insteadOf({ event }, replied([])).map((one) => one.event);
    expect(instead({ at_ms: 9, do: "move", player: "white", check: true, captured: "p" })).toEqual([
      { do: "move", player: "white", check: false, captured: "p" },
      { do: "mate", player: "white", captured: "p" },
    ]);
    expect(instead({ at_ms: 9, do: "verdict", player: "black", verdict: "ok", cs: 900 })).toEqual([
      { do: "verdict", player: "black", verdict: "plus2", cs: 900 },
      { do: "verdict", player: "black", verdict: "dnf", cs: 900 },
    ]);
    expect(instead({ at_ms: 9, do: "resign", player: "white" })).toEqual([
      { do: "resign", player: "black" },
    ]);
    expect(instead({ at_ms: 9, do: "mate", player: "white" }).map((one) => one.check)).toEqual([
      true,
      false,
    ]);
    expect(instead({ at_ms: 9, do: "start" })).toEqual([]);
  });

  test("may let a limit run out that had been kept, which is said beforehand", () => {
    const before = { log: [{ what: "lost", player: "white", kind: "normal", counted: true }] };
    const after = {
      log: [...before.log, { what: "lost", player: "black", kind: "free", counted: false }],
    };
    expect(lostMeanwhile(before, before)).toEqual([]);
    expect(lostMeanwhile(before, after)).toEqual([
      "Black's free move is lost: no double move, one ordinary move.",
    ]);
  });
});

describe("a refused entry", () => {
  test("says what it was and why, until another one is entered", () => {
    const entries = [
      [0, "start"],
      [900, "move", { player: "black" }],
    ];
    const refused = [{ index: 1, at_ms: 900, do: "move", reason: "not-on-move" }];
    expect(refusalOf(replied(entries, { refused }))).toEqual({
      op: "1",
      reason: "not-on-move",
      what: "Black's move",
      why: "The other side is on move.",
    });
    const later = replied([...entries, [950, "move", { player: "white" }]], { refused });
    expect(refusalOf(later)).toBe(null);
    expect(refusalOf(replied([]))).toBe(null);
  });

  test("has words for every reason of the vectors, in each language", async () => {
    const reasons = vectors.flatMap(({ reply }) =>
      (reply.value.refused ?? []).map(({ reason }) => reason),
    );
    expect(new Set(reasons).size).toBeGreaterThan(10);
    for (const language of ["ko", "zh", "en"]) {
      await setLanguage(language);
      expect(reasons.filter((one) => !hasWord(`chess-play-refused-${one}`))).toEqual([]);
    }
  });
});

describe("what happened last", () => {
  test("has words for every entry of the vectors' logs that is told", () => {
    const told = [
      "move",
      "lost",
      "part-time",
      "parry",
      "closed",
      "cube",
      "clocks",
      "undo",
      "resume",
    ];
    const entries = vectors.flatMap(({ reply }) => reply.value.log ?? []);
    const said = entries.filter(({ what }) => told.includes(what)).map(happened);
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((words) => words.startsWith("chess-"))).toEqual([]);
  });

  test("is the last of them, whatever else stands in the log", () => {
    const log = [
      { what: "start", part: 1, player: "white" },
      { what: "lost", player: "black", kind: "normal", counted: true, kept: false },
      { what: "pause" },
    ];
    expect(lately({ log })).toBe("Black lost the turn; it counts.");
    expect(lately({ log: log.slice(0, 1) })).toBe("Part 1 has begun.");
    expect(lately({ log: [] })).toBe(null);
  });
});
