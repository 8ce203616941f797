import { expect, test } from "vitest";
import match from "../../../testing/chess-match.json" with { type: "json" };
import { partsOf } from "./rows.js";
import { signed } from "./sentences.js";
import { cubesOf, seriesOf } from "./series.js";

const { config, events, replay, until } = match;

test("the chart's last clocks are those of the reply", () => {
  const { kind, points } = seriesOf(replay, config, until);
  expect(kind).toBe("clocks");
  expect(points[0]).toEqual({ at_ms: 0, white: 60_000, black: 60_000 });
  expect(points.at(-1)).toEqual({ at_ms: until, ...replay.clocks_ms });
});

test("clocks stand still in a pause and over the cubes, and jump when they are set", () => {
  const { points, cubes } = seriesOf(replay, config, until);
  const closed = replay.log.find(({ what }) => what === "closed").at_ms;
  expect(cubes).toEqual([
    { from: closed, to: replay.log.findLast(({ what }) => what === "start").at_ms, part: 1 },
  ]);
  const before = points.find(({ at_ms }) => at_ms === closed);
  expect([before.white, before.black]).toEqual([41_500, 48_000]);
  expect(points.filter(({ at_ms }) => at_ms === cubes[0].to).map(({ white }) => white)).toContain(
    9_500,
  );
});

test("in Twice the chart shows how long each has thought, the free move too", () => {
  const log = [
    { at_ms: 0, what: "start", player: "white", part: 1 },
    { at_ms: 4000, what: "move", player: "white", kind: "free" },
    { at_ms: 9000, what: "move", player: "white", kind: "second" },
    { at_ms: 29_000, what: "lost", player: "black", kept: false },
    { at_ms: 30_000, what: "closed", part: 1 },
  ];
  const { kind, points } = seriesOf({ clocks_ms: null, log }, {}, 60_000);
  expect(kind).toBe("thought");
  expect(points.at(-1)).toEqual({ at_ms: 60_000, white: 10_000, black: 20_000 });
});

test("each cube phase has both results and what came of it", () => {
  expect(cubesOf(replay)).toMatchObject([
    {
      part: 1,
      white: { verdict: "plus2", result_cs: 3200 },
      black: { verdict: "dnf" },
      clocks: { white_ms: -32_000 },
    },
  ]);
});

test("every line that somebody entered knows who, and a timer's line is nobody's", () => {
  const rows = partsOf(events, replay).flatMap((part) => part.rows);
  const nobody = rows.filter(({ entry }) => !entry).map(({ line }) => line.what);
  expect(new Set(nobody)).toEqual(new Set(["closed", "clocks", "start"]));
  expect(rows.find(({ line }) => line.what === "give-up").entry.by).toBe("Noa");
});

test("what was refused or taken back stands at its own time, marked", () => {
  const marked = partsOf(events, replay)
    .flatMap((part) => part.rows)
    .filter(({ kind }) => kind !== "held")
    .map(({ kind, line, reason, part }) => [kind, line.what, reason, part]);
  expect(marked).toEqual([
    ["refused", "stop", "state", 2],
    ["undone", "move", null, 2],
  ]);
});

test("the log is cut part by part, each cube phase with the part before it", () => {
  const parts = partsOf(events, replay);
  expect(parts.map(({ part }) => part)).toEqual([1, 2]);
  expect(parts[0].rows.at(-1).line.what).toBe("clocks");
});

test("a change of a clock has its sign", () => {
  expect([signed(-35_000), signed(120_000), signed(-19_500)]).toEqual([
    "−35.00",
    "+120.00",
    "−19.50",
  ]);
});
