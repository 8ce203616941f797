import { describe, expect, test } from "vitest";
import { BEFORE_DRAW, CHECKS, mayDraw, missing } from "./checks.js";
import { configOf, secondsOf, usualSettings, wrongSettings } from "./config.js";
import { newSeed, whiteBySeed } from "./draw.js";
import { openingOf } from "./opening.js";

describe("the settings of a match", () => {
  test("are the document's unless somebody says otherwise", () => {
    expect(configOf(usualSettings())).toEqual({
      ruleset: "twice@2",
      format: "FAST",
      part_seconds: 180,
      move_seconds: 20,
      last_basis: "played",
    });
    expect(configOf({ ...usualSettings(), ruleset: "time@1", format: "MASTERS" })).toEqual({
      ruleset: "time@1",
      format: "MASTERS",
      part_seconds: 180,
      move_seconds: 20,
      clock_seconds: 600,
      cap_seconds: 120,
      zero_clock: "clamp",
    });
  });

  test("take whole seconds within what the rules allow, and no limit for a move alone", () => {
    expect(secondsOf("part_seconds", "3600")).toBe(3_600);
    expect(secondsOf("move_seconds", " ")).toBe(null);
    for (const typed of ["0", "3601", "2.5", "-3", "x", ""])
      expect(secondsOf("part_seconds", typed)).toBe(undefined);
  });

  test("say which of them cannot be meant, those of the other ruleset aside", () => {
    const settings = { ...usualSettings(), part_seconds: "0", clock_seconds: "" };
    expect(wrongSettings(settings)).toEqual(["part_seconds"]);
    expect(wrongSettings({ ...settings, ruleset: "time@1" })).toEqual([
      "part_seconds",
      "clock_seconds",
    ]);
  });
});

describe("the check-list", () => {
  const done = { wrong: [], names: ["Ada", "Bo"], ticked: CHECKS, white: 0 };

  test("lets a match begin when all of it is ticked", () => {
    expect(missing(done)).toEqual([]);
  });

  test.each(CHECKS)("blocks while %s is not ticked", (check) => {
    const found = missing({ ...done, ticked: CHECKS.filter((one) => one !== check) });
    expect(found).toEqual([check === "draw" ? "draw" : "checks"]);
  });

  test("lets nobody draw before the cubes, the board and the names are there", () => {
    const before = { ...done, white: null, ticked: BEFORE_DRAW };
    expect(mayDraw(missing(before))).toBe(true);
    expect(mayDraw(missing({ ...before, ticked: [] }))).toBe(false);
    expect(missing({ ...before, names: ["Ada", " "] })).toEqual(["names", "white"]);
    expect(missing({ ...done, names: ["Ada", "Ada "] })).toEqual(["same-name"]);
  });
});

describe("the draw for White", () => {
  test("is the same for a seed wherever it is worked out again", async () => {
    expect(await whiteBySeed("a")).toBe(1); // SHA-256 ends in …bb
    expect(await whiteBySeed("0123456789abcdef")).toBe(await whiteBySeed("0123456789abcdef"));
  });

  test("gives each of the two White, over many seeds", async () => {
    const drawn = await Promise.all(Array.from({ length: 64 }, (_, n) => whiteBySeed(`seed ${n}`)));
    expect(new Set(drawn)).toEqual(new Set([0, 1]));
    expect(newSeed()).toMatch(/^[0-9a-f]{16}$/);
    expect(newSeed()).not.toBe(newSeed());
  });

  test("is kept with the match: how, by which seed, and who", () => {
    const setup = {
      config: { ruleset: "twice@2", format: "FAST" },
      players: [{ person: 4, name: "Ada" }, { name: "Bo" }],
      ticked: [...CHECKS].reverse(),
    };
    const drawn = openingOf({ ...setup, draw: { by: "app", seed: "ab", white: 1 } });
    expect(drawn.players).toEqual({ white: { name: "Bo" }, black: { person: 4, name: "Ada" } });
    expect(drawn.draw).toEqual({ by: "app", seed: "ab", white: "Bo" });
    expect(drawn.checks).toEqual(CHECKS);
    expect(drawn.config.cover_seed).toMatch(/^[0-9a-f]{16}$/);
    expect(drawn.at_zero).toBeGreaterThan(1_700_000_000_000);
    const paired = openingOf({ ...setup, table: 3, draw: { by: "pairing", seed: "x", white: 0 } });
    expect(paired).toMatchObject({ table: 3, draw: { by: "pairing", white: 4 } });
    expect(paired.draw.seed).toBe(undefined);
  });
});
