import { describe, expect, test } from "vitest";
import { piecesOf } from "./packets.js";

const QUIET = [0x01, 0x60];
const view = (...bytes) => new DataView(Uint8Array.from(bytes).buffer);
const bytes = (...values) => ({ bytes: Uint8Array.from(values) });
const fault = (name) => ({ fault: name });

describe("a transfer of an FTDI chip", () => {
  test("that holds only what the chip says of the line holds nothing", () => {
    expect(piecesOf(view(...QUIET), 64)).toEqual([]);
    expect(piecesOf(view(), 64)).toEqual([]);
    expect(piecesOf(view(0x01), 64)).toEqual([]);
  });

  test("has two bytes before what came", () => {
    expect(piecesOf(view(...QUIET, 0x49, 0x30), 64)).toEqual([bytes(0x49, 0x30)]);
  });

  test("has them before EVERY packet, not only the first", () => {
    const full = Array.from({ length: 62 }, (_, value) => value);
    const data = view(...QUIET, ...full, ...QUIET, ...full, ...QUIET, 7);
    expect(piecesOf(data, 64)).toEqual([bytes(...full), bytes(...full), bytes(7)]);
  });

  test("has longer packets on high speed", () => {
    const full = Array.from({ length: 510 }, (_, value) => value % 256);
    expect(piecesOf(view(...QUIET, ...full, ...QUIET, 7), 512)).toEqual([bytes(...full), bytes(7)]);
  });

  test("may stand anywhere in its buffer", () => {
    const buffer = Uint8Array.of(9, 9, ...QUIET, 5, 9).buffer;
    expect(piecesOf(new DataView(buffer, 2, 3), 64)).toEqual([bytes(5)]);
  });

  test.each([
    ["a break, which is a framing error too", 0x18, "BreakError"],
    ["a framing error", 0x08, "FramingError"],
    ["a parity error", 0x04, "ParityError"],
  ])("%s spoils its packet and no other", (_name, line, error) => {
    const full = Array.from({ length: 62 }, () => 1);
    const data = view(...QUIET, ...full, 0x01, 0x60 | line, 0x00);
    expect(piecesOf(data, 64)).toEqual([bytes(...full), fault(error)]);
  });

  test("an overrun lost something, but what came is right", () => {
    expect(piecesOf(view(0x01, 0x62, 5), 64)).toEqual([bytes(5), fault("BufferOverrunError")]);
  });

  test("a fault that is repeated without bytes is not counted again", () => {
    expect(piecesOf(view(0x01, 0x78), 64)).toEqual([]);
  });
});
