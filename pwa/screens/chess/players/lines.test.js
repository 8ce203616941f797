import { expect, test } from "vitest";
import { lineFor } from "./lines.js";

const playing = { state: "PLAY", paused: false, part: 2, phase: "NORMAL", on_move: "white" };
const ids = ({ tone, title, note }) => [tone, title[0], note?.[0] ?? null];

test("each player is told in the second person whose move it is", () => {
  expect(ids(lineFor(playing, "white"))).toEqual(["go", "chess-view-move-you", null]);
  expect(lineFor(playing, "black").title).toEqual(["chess-view-move-them", { side: "white" }]);
});

test("a check is said to both", () => {
  const check = { ...playing, in_check: "white" };
  expect(ids(lineFor(check, "white"))).toEqual([
    "wait",
    "chess-view-move-you",
    "chess-view-check-you",
  ]);
  expect(ids(lineFor(check, "black"))[2]).toBe("chess-view-check-them");
});

test("the free move, the second move and the parry say what they allow", () => {
  const phases = { DOUBLE1: "free", DOUBLE2: "second", PARRY: "parry" };
  for (const [phase, word] of Object.entries(phases)) {
    const { title, note } = lineFor({ ...playing, phase }, "white");
    expect([title[0], note[0]]).toEqual([`chess-view-${word}-you`, `chess-view-${word}-note`]);
  }
});

test("a double move is announced before its part", () => {
  const double = { player: "black", step: "announced" };
  const ready = { state: "READY", part: 2, on_move: "black", double };
  expect(lineFor(ready, "black").title).toEqual(["chess-view-double-you", { part: 2 }]);
  expect(ids(lineFor({ ...ready, double: null }, "white"))).toEqual([
    "calm",
    "chess-view-start-them",
    null,
  ]);
});

test("a pause stands over everything but the end", () => {
  expect(ids(lineFor({ ...playing, paused: true }, "white"))[1]).toBe("chess-view-paused");
  const result = { by: "resign", winner: "black", reason: null };
  const over = { state: "ENDED", paused: true, result };
  expect(ids(lineFor(over, "black"))).toEqual(["go", "chess-view-you-win", "chess-view-by-resign"]);
  expect(lineFor(over, "white").title).toEqual(["chess-view-they-win", { side: "black" }]);
});

test("the next cube's note says a tie, new scrambles, or what its time does to the clocks", () => {
  const noteOf = (cube, sign = null) =>
    lineFor({ state: "CUBE_READY", cube: { cover: 3, attempt: 1, ...cube }, sign }, "white")
      .note[0];
  expect(noteOf({})).toBe("chess-view-cover-note");
  expect(noteOf({ attempt: 2 })).toBe("chess-view-again");
  expect(noteOf({ rescramble: true })).toBe("chess-view-rescramble");
  expect([noteOf({}, "-"), noteOf({}, "+")]).toEqual(["chess-view-minus", "chess-view-plus"]);
});

test("whoever has stopped is told so while the other goes on", () => {
  const cube = { cover: 1, white: { cs: 1200, verdict: null }, black: { cs: null, verdict: null } };
  const run = { state: "CUBE_RUN", cube };
  expect(lineFor(run, "white").title).toEqual(["chess-view-stopped"]);
  expect(lineFor(run, "black").title).toEqual(["chess-view-solve"]);
});
