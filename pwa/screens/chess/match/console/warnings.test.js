import { describe, expect, test } from "vitest";
import { isNear, nearOf, overOf } from "./warnings.js";

const play = { phase: "NORMAL" };
const face = (more) => ({ runs: true, part_ms: 100_000, move_ms: 20_000, ...more });

describe("a limit", () => {
  test("is near in its last five seconds, and no more once it is over", () => {
    expect([5_001, 5_000, 1, 0, null].map((ms) => isNear(ms, 20_000))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test("that is as short itself is never near", () => {
    expect(isNear(4_000, 5_000)).toBe(false);
  });

  test("is told apart: the move's and the part's", () => {
    expect(nearOf(face({ move_ms: 3_000 }), play, {})).toEqual({ part: false, move: true });
    expect(nearOf(face({ part_ms: 3_000 }), play, {})).toEqual({ part: true, move: false });
    expect(nearOf(face({ move_ms: null }), play, { move_seconds: null }).move).toBe(false);
  });

  test("is not near while it stands", () => {
    const both = { part_ms: 3_000, move_ms: 3_000 };
    expect(nearOf(face({ ...both, runs: false }), play, {})).toEqual({ part: false, move: false });
    expect(nearOf(face(both), { phase: "PARRY" }, {})).toEqual({ part: false, move: true });
  });
});

describe("what ran out", () => {
  const lost = { what: "lost", at_ms: 20_000, player: "white", times: 1 };

  test("is told once, also where the same turn is lost again", () => {
    const first = overOf({ as_of: 20_001, log: [lost] });
    const again = overOf({ as_of: 40_001, log: [{ ...lost, times: 2 }] });
    expect(first).toMatchObject({ entry: lost, late: false });
    expect(again.id).not.toBe(first.id);
    expect(again.late).toBe(false);
    expect(overOf({ as_of: 20_500, log: [lost, { what: "pause" }] }).id).toBe(first.id);
  });

  test("is not told any more long after it, as when a locked screen is back", () => {
    expect(overOf({ as_of: 22_001, log: [lost] }).late).toBe(true);
    expect(overOf({ as_of: 9, log: [{ what: "start" }] })).toBe(null);
  });
});
