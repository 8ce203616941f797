import { describe, expect, it } from "vitest";
import { ganFrame } from "../../testing/devices/gan.js";
import { readFrame } from "./frame.js";
import { showing, toldBy } from "./told.js";

/** What is told of these frames in turn. */
function told(...frames) {
  let shows = null;
  return frames.flatMap(([as, ms]) => {
    const frame = readFrame(ganFrame(as, ms));
    const said = toldBy(frame, shows);
    shows = showing(frame, shows);
    return said ? [said.ms === undefined ? said.as : `${said.as} ${said.ms}`] : [];
  });
}

describe("what a GAN timer tells", () => {
  it("a solve, from the reset to the time", () => {
    expect(
      told(["reset"], ["hands"], ["armed"], ["running"], ["stopped", 12_678], ["finished"]),
    ).toEqual(["reset", "hands", "armed", "running", "stopped 12678"]);
  });

  it("hands that are taken away before the green light: clear as before", () => {
    expect(told(["reset"], ["hands"], ["hands-off"])).toEqual(["reset", "hands", "reset"]);
    expect(told(["hands"], ["hands-off"])).toEqual(["hands", "reset"]);
  });

  it("hands on a time that stands there: nothing, and above all no reset", () => {
    expect(told(["running"], ["stopped", 9000], ["hands"], ["hands-off"])).toEqual([
      "running",
      "stopped 9000",
    ]);
  });

  it("a second start without a reset", () => {
    expect(told(["stopped", 9000], ["finished"], ["hands"], ["armed"], ["running"])).toEqual([
      "stopped 9000",
      "armed",
      "running",
    ]);
  });

  it("hands again after a reset", () => {
    expect(told(["stopped", 9000], ["reset", 9000], ["hands"])).toEqual([
      "stopped 9000",
      "reset",
      "hands",
    ]);
  });

  it("the frame goes along with what it said", () => {
    expect(toldBy(readFrame(ganFrame("stopped", 2387)), "time").hex).toBe("FE080104000283013CF2");
  });
});
