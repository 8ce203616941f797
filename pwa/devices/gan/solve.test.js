/** From frames to a result: what a GAN timer tells goes through the same machine as a StackMat's packets. */
import { describe, expect, it } from "vitest";
import { ganFrame } from "../../testing/devices/gan.js";
import { hexOf } from "../hex.js";
import { makeReader } from "../station/reader.js";
import { readInto } from "./reading.js";

/** A stop whose time was disturbed on the way. */
function damaged() {
  const bytes = ganFrame("stopped", 9000);
  bytes[5] ^= 1;
  return bytes;
}

const frameOf = (what) => (typeof what === "number" ? ganFrame("stopped", what) : ganFrame(what));

/** A timer at whose pads somebody works, and what the phone makes of it. */
function mat() {
  let model;
  const rejected = [];
  const reader = makeReader(
    (next) => {
      model = next;
    },
    () => {},
  );
  const sink = { told: reader.told, rejected: (hex) => rejected.push(hex) };
  const heard = readInto(sink, () => {});
  return {
    reader,
    rejected,
    get model() {
      return model;
    },
    /** @param {...(string|number|Uint8Array)} frames  a state, a stop with that time, or the bytes */
    sends(...frames) {
      for (const frame of frames) {
        const bytes = frame instanceof Uint8Array ? frame : frameOf(frame);
        heard(new DataView(bytes.buffer));
      }
    },
  };
}

const SOLVE = ["reset", "hands", "armed", "running"];

describe("a solve with a GAN timer", () => {
  it("is a result from the one frame that stopped it, with that frame", () => {
    const at = mat();
    at.reader.link(true);
    at.sends(...SOLVE);
    expect(at.model).toMatchObject({ state: "running", offer: null, flags: [] });
    at.sends(12_678, "finished");
    expect(at.model.state).toBe("stopped");
    expect(at.model.offer).toMatchObject({ reading_ms: 12_678, flags: [] });
    expect(at.model.offer.packets.at(-1)).toBe(hexOf(ganFrame("stopped", 12_678)));
  });

  it("has no result from a damaged frame, and the true one from the next", () => {
    const at = mat();
    at.reader.link(true);
    at.sends(...SOLVE, damaged());
    expect(at.model).toMatchObject({ state: "running", offer: null });
    expect(at.rejected).toHaveLength(1);
    at.sends(9000);
    expect(at.model.offer.reading_ms).toBe(9000);
  });

  it("that the timer is lost in has no result before the timer says one", () => {
    const at = mat();
    at.reader.link(true);
    at.sends(...SOLVE);
    at.reader.link(false);
    expect(at.model).toMatchObject({ state: "lost", offer: null });
    at.reader.link(true);
    at.sends(9000);
    expect(at.model.offer).toMatchObject({ reading_ms: 9000 });
    expect(at.model.offer.flags).toContain("signal-lost");
  });

  it("keeps its result over hands on the pads, and says that a reset came too early", () => {
    const at = mat();
    at.reader.link(true);
    at.sends(...SOLVE, 9000, "finished", "hands", "hands-off");
    expect(at.model).toMatchObject({ state: "stopped", flags: [] });
    at.sends("reset");
    expect(at.model.state).toBe("reset");
    expect(at.model.offer).toMatchObject({ reading_ms: 9000, flags: ["reset-early"] });
  });

  it("after one that was taken and signed begins anew", () => {
    const at = mat();
    at.reader.link(true);
    at.sends(...SOLVE, 9000, "finished");
    for (const kind of ["taken", "signed", "attempt"]) at.reader.take({ kind });
    at.sends(...SOLVE, 8000);
    expect(at.model.offer).toMatchObject({ reading_ms: 8000, flags: [] });
  });

  it("of 0.05 and of 0.06: A6b1 is noticed strictly below 0.06", () => {
    for (const [ms, flagged] of [
      [59, true],
      [60, false],
    ]) {
      const at = mat();
      at.reader.link(true);
      at.sends(...SOLVE, ms);
      expect(at.model.offer.flags.includes("malfunction")).toBe(flagged);
    }
  });
});
