import { describe, expect, it } from "vitest";
import { beginCheck, checkAfter, checkEnded, missingOf, nextOf } from "./steps.js";

const OFFER = { reading_ms: 12_678, packets: [], flags: [] };
const shown = (...states) =>
  states.reduce(
    (check, state) => checkAfter(check, { state, offer: state === "stopped" ? OFFER : null }),
    beginCheck(),
  );

describe("the check of a table", () => {
  it("ticks reset, hands, start and stop, and ends with the time that was read", () => {
    const check = shown("idle", "hands", "armed", "running", "stopping", "stopped");
    expect(check).toMatchObject({ end: "works", reading: 12_678, flags: [] });
    expect(missingOf(check)).toEqual([]);
  });

  it("says at each moment what is next", () => {
    expect(nextOf(shown())).toBe("reset");
    expect(nextOf(shown("idle"))).toBe("hands");
    expect(nextOf(shown("idle", "armed"))).toBe("start");
    expect(nextOf(shown("idle", "armed", "running"))).toBe("stop");
    expect(nextOf(shown("idle", "running", "stopped"))).toBe(null);
  });

  it("misses nothing where a timer does not report hands", () => {
    const check = shown("idle", "running", "stopped");
    expect(check.end).toBe("works");
    expect(check.steps.hands).toBe("not-told");
  });

  it("begins with a reset: an old time, or one that runs already, is none", () => {
    expect(shown("stale", "off", "running", "stopped").steps).toEqual({
      reset: null,
      hands: null,
      start: null,
      stop: null,
    });
  });

  it.each(["lost", "fault"])("fails when the solve is spoilt: %s", (state) => {
    expect(shown("idle", "running", state)).toMatchObject({ end: "failed", why: state });
  });

  it("fails with a reading that nobody could count, and not with a short one", () => {
    const ended = (flags) =>
      checkAfter(shown("idle", "running"), { state: "stopped", offer: { ...OFFER, flags } });
    expect(ended(["ran-backwards"])).toMatchObject({ end: "failed", why: "flags" });
    expect(ended(["malfunction", "very-short"])).toMatchObject({ end: "failed", why: "flags" });
    expect(ended(["very-short", "letters-odd"]).end).toBe("works");
  });

  it("names what was missing when somebody ends it, and stays as it ended", () => {
    const check = checkEnded(shown("idle"));
    expect(check).toMatchObject({ end: "failed", why: "ended" });
    expect(missingOf(check)).toEqual(["hands", "start", "stop"]);
    expect(checkAfter(check, { state: "running", offer: null })).toBe(check);
  });
});
