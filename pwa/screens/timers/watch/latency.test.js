import { describe, expect, it } from "vitest";
import { makeDecoder } from "../../../devices/stackmat/decoder.js";
import { begin, step } from "../../../devices/stackmat/machine.js";
import { STARTS_AT, solve } from "../../../testing/devices/packets.js";
import { beginLatency, latencyAfter } from "./latency.js";

const HALF_A_BYTE = 5;

function latencyOf(stream) {
  const decoder = makeDecoder();
  let [latency, model, stoppedAt] = [
    beginLatency(),
    step(begin(), { kind: "link", up: true }, 0),
    0,
  ];
  for (const { at, bytes } of stream) {
    for (const packet of decoder.push(bytes)) {
      latency = latencyAfter(latency, { type: "packet", at, packet });
      const next = step(model, { kind: "packet", packet }, at);
      if (next.state === "stopped" && model.state !== "stopped") stoppedAt = at;
      model = next;
      latency = latencyAfter(latency, { type: "model", at, model });
    }
  }
  return { latency, stoppedAt };
}

describe("latency", () => {
  it.each([
    ["full", 112],
    ["full", 129],
    ["i-only", 112],
    ["i-only", 129],
  ])(
    "of a timer that sends %s every %i ms is what the stream's own moments say",
    (letters, period) => {
      for (const ms of [3217, 12_678]) {
        const { latency, stoppedAt } = latencyOf(solve({ letters, ms, period }));
        expect(Math.abs(latency.stop - (stoppedAt - STARTS_AT - ms))).toBeLessThan(HALF_A_BYTE);
        expect(latency.start).toBeGreaterThan(83);
        expect(latency.start).toBeLessThan(250 + HALF_A_BYTE);
      }
    },
  );

  it("is not known of a time that stood there already, nor of a timer that tells no digits", () => {
    const old = [0, 112, 224, 336].map((at) => ({ at, bytes: solve({ ms: 9000 }).at(-1).bytes }));
    expect(latencyOf(old).latency).toMatchObject({ start: null, stop: null });
    const offer = { reading_ms: 4321 };
    const told = latencyAfter(beginLatency(), {
      type: "model",
      at: 9,
      model: { state: "stopped", offer },
    });
    expect(told).toMatchObject({ start: null, stop: null });
  });
});
