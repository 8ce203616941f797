import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { face } from "./face.js";

const lines = readFileSync(
  new URL("../../../../tests/vectors/chess.replay.jsonl", import.meta.url),
  "utf8",
);
const vectors = lines
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .filter(({ reply }) => reply.ok && reply.value.timers);
const named = (name) => vectors.find((one) => one.name === name);

/** The reply as `live` keeps it. */
function replied({ request, reply }) {
  const as_of = request.now_ms ?? request.events.at(-1)?.at_ms ?? 0;
  return { ...reply.value, as_of };
}

const play = {
  as_of: 50_000,
  state: "PLAY",
  phase: "NORMAL",
  paused: false,
  on_move: "black",
  timers: { part_ms: 130_000, move_ms: 15_000 },
  clocks_ms: null,
  cube: null,
};
const side = (more) => ({ running_ms: null, cs: null, verdict: null, result_cs: null, ...more });
const cubes = (white, black, more) => ({
  ...play,
  state: "CUBE_RUN",
  timers: { part_ms: null, move_ms: null },
  cube: { white: side(white), black: side(black) },
  ...more,
});

describe("what a screen shows between two replies", () => {
  test.each(vectors.map((one) => [one.name, one]))(
    "is the reply itself at its own time: %s",
    (_, one) => {
      const replay = replied(one);
      const shown = face(replay, replay.as_of, one.request.config);
      expect({ part_ms: shown.part_ms, move_ms: shown.move_ms }).toEqual(replay.timers);
      expect(shown.clocks_ms).toEqual(replay.clocks_ms);
      if (shown.due !== null) expect(shown.due).toBeGreaterThan(replay.as_of);
    },
  );

  test("is what the replay says later, as long as nothing is due", () => {
    const early = replied(named("28-reload-in-play-after-1-ms"));
    const late = replied(named("28-reload-in-play-after-12345-ms"));
    const shown = face(early, late.as_of);
    expect({ part_ms: shown.part_ms, move_ms: shown.move_ms }).toEqual(late.timers);
    const go = replied(named("28-reload-in-the-cube-after-0-ms"));
    const later = replied(named("28-reload-in-the-cube-after-54321-ms"));
    expect(face(go, later.as_of).cube_ms.white).toBe(later.cube.white.running_ms);
  });

  test("stands while the match is paused", () => {
    const shown = face({ ...play, paused: true }, 90_000);
    expect(shown).toMatchObject({ part_ms: 130_000, move_ms: 15_000, runs: false, due: null });
  });

  test("lets the part stand in a parry, and not the move", () => {
    const shown = face({ ...play, phase: "PARRY" }, 51_000);
    expect(shown).toMatchObject({ part_ms: 130_000, move_ms: 14_000, due: 65_001 });
  });

  test("stops at nought and waits for the replay to say what comes of it", () => {
    expect(face(play, 66_000)).toMatchObject({ part_ms: 114_000, move_ms: 0 });
    expect(face(play, 50_000).due).toBe(65_001);
    expect(face({ ...play, timers: { part_ms: 9_000, move_ms: null } }, 50_000).due).toBe(59_001);
  });

  test("runs one clock of Time, that of the side on move", () => {
    const time = { ...play, clocks_ms: { white: 200_000, black: 4_000 } };
    expect(face(time, 53_000).clocks_ms).toEqual({ white: 200_000, black: 1_000 });
    expect(face(time, 60_000).clocks_ms.black).toBe(0);
    expect(face(time, 60_000, { zero_clock: "negative" }).clocks_ms.black).toBe(-6_000);
    expect(face(time, 50_000).due).toBe(54_001);
    const empty = { ...time, clocks_ms: { white: 1, black: 0 } };
    expect(face(empty, 50_000).due).toBe(65_001);
  });

  test("counts both cubes up, and knows when an accepted solve has won", () => {
    expect(face(cubes({ running_ms: 2_000 }, {}), 51_000).cube_ms).toEqual({
      white: 3_000,
      black: null,
    });
    const accepted = cubes({ running_ms: 2_000 }, { verdict: "ok", result_cs: 1_234 });
    expect(face(accepted, 50_000).due).toBe(50_000 + 10_349 + 1);
    expect(face(cubes({ running_ms: 2_000 }, { verdict: "dnf", result_cs: -1 }), 50_000).due).toBe(
      null,
    );
  });

  test("knows when a cube of Time reaches the cap", () => {
    const time = cubes(
      { running_ms: 100_000 },
      { running_ms: 100_000 },
      {
        clocks_ms: { white: 1, black: 1 },
      },
    );
    expect(face(time, 50_000, { cap_seconds: 120 }).due).toBe(70_001);
    expect(face({ ...time, state: "CUBE_READY", cube: cubes({}, {}).cube }, 50_000).due).toBe(null);
  });
});
