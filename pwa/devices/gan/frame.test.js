import { describe, expect, it } from "vitest";
import { DUMPS, ganFrame, sealed } from "../../testing/devices/gan.js";
import { bytesOf, hexOf } from "../hex.js";
import { crc16 } from "./crc.js";
import { readFrame } from "./frame.js";

const STOPPED = bytesOf("fe 08 01 04 00 0c a6 02 4d 20");

/** `bytes` with these bits turned over. */
function flipped(bytes, ...bits) {
  const copy = Uint8Array.from(bytes);
  for (const bit of bits) copy[bit >> 3] ^= 1 << (bit & 7);
  return copy;
}

describe("the CRC", () => {
  it("is CRC-16/CCITT-FALSE, by its check value", () => {
    expect(crc16(new TextEncoder().encode("123456789"))).toBe(0x29b1);
  });
});

describe("a whole frame", () => {
  it.each(Object.entries(DUMPS))("that was read off a timer says %s", (as, hex) => {
    expect(readFrame(bytesOf(hex))).toMatchObject({ as, hex: hexOf(bytesOf(hex)) });
  });

  it("of a stopped timer has whole milliseconds", () => {
    expect(readFrame(bytesOf(DUMPS.stopped))).toEqual({
      as: "stopped",
      ms: 2387,
      hex: "FE080104000283013CF2",
    });
    expect(readFrame(STOPPED).ms).toBe(12_678);
  });

  it("says finished after a stop", () => {
    expect(readFrame(bytesOf("fe 04 01 07 d9 5e"))).toEqual({
      as: "finished",
      hex: "FE040107D95E",
    });
  });

  it("has a time with the stop alone, not with a reset", () => {
    expect(readFrame(ganFrame("reset", 12_678))).not.toHaveProperty("ms");
    expect(readFrame(ganFrame("running"))).not.toHaveProperty("ms");
  });

  it("is read where a DataView looks at a part of a buffer", () => {
    const buffer = Uint8Array.from([1, 2, 3, ...STOPPED, 4]).buffer;
    expect(readFrame(new DataView(buffer, 3, STOPPED.length)).ms).toBe(12_678);
  });

  it.each([0, 1, 59, 60, 999, 1000, 59_999, 60_000, 599_999, 754_321])(
    "carries %i ms and no other time",
    (ms) => {
      expect(readFrame(ganFrame("stopped", ms)).ms).toBe(ms);
    },
  );
});

describe("a damaged frame is none", () => {
  it("with one or two bits turned over, wherever they are", () => {
    const bits = STOPPED.length * 8;
    let taken = 0;
    for (let one = 0; one < bits; one++)
      for (let other = one; other < bits; other++)
        if (readFrame(one === other ? flipped(STOPPED, one) : flipped(STOPPED, one, other)))
          taken++;
    expect(taken).toBe(0);
  });

  it("with a stretch of up to sixteen bits turned over", () => {
    const bits = STOPPED.length * 8;
    let taken = 0;
    for (let first = 0; first < bits; first++)
      for (let length = 1; length <= 16 && first + length <= bits; length++) {
        const stretch = Array.from({ length }, (_, bit) => first + bit);
        if (readFrame(flipped(STOPPED, ...stretch))) taken++;
      }
    expect(taken).toBe(0);
  });

  it("cut short anywhere", () => {
    for (let length = 0; length < STOPPED.length; length++)
      expect(readFrame(STOPPED.subarray(0, length)), `${length} bytes`).toBe(null);
  });

  it("with bytes too many, or twice in one", () => {
    expect(readFrame(Uint8Array.from([...STOPPED, 0]))).toBe(null);
    expect(readFrame(Uint8Array.from([...STOPPED, ...STOPPED]))).toBe(null);
  });
});

describe("a frame with a good CRC is none", () => {
  it.each([0, 8, 255])("with state %i, which no timer has", (state) => {
    expect(readFrame(sealed([0x01, state]))).toBe(null);
  });

  it("of another kind", () => {
    expect(readFrame(sealed([0x02, 0x03]))).toBe(null);
  });

  it("that stopped without a time", () => {
    expect(readFrame(sealed([0x01, 0x04]))).toBe(null);
  });

  it.each([
    ["75 seconds", [0, 75, 0, 0]],
    ["1000 thousandths", [0, 0, 0xe8, 0x03]],
    ["60 minutes", [60, 0, 0, 0]],
  ])("with %s", (_, time) => {
    expect(readFrame(sealed([0x01, 0x04, ...time]))).toBe(null);
  });
});
