import { expect, test } from "vitest";
import { codingOf } from "./driver.js";
import { faultsOf } from "./notes.js";

const note = (kind, state) =>
  new DataView(Uint8Array.of(0xa1, kind, 0, 0, 0, 0, 2, 0, state, 0).buffer);

test.each([
  ["nothing but that somebody is there", 0x03, []],
  ["a break", 0x04, ["BreakError"]],
  ["a framing error", 0x10, ["FramingError"]],
  ["a parity error", 0x20, ["ParityError"]],
  ["an overrun", 0x40, ["BufferOverrunError"]],
  ["two things at once", 0x14, ["BreakError", "FramingError"]],
])("a note of the line's state: %s", (_name, state, faults) => {
  expect(faultsOf(note(0x20, state)).map(({ fault }) => fault)).toEqual(faults);
});

test("another note, and one that was cut off, say nothing of faults", () => {
  expect(faultsOf(note(0x00, 0x04))).toEqual([]);
  expect(faultsOf(new DataView(new ArrayBuffer(4)))).toEqual([]);
});

test("the coding of a line is its rate, one stop bit, no parity, eight bits", () => {
  expect([...new Uint8Array(codingOf(1200))]).toEqual([0xb0, 0x04, 0, 0, 0, 0, 8]);
  expect([...new Uint8Array(codingOf(115_200))]).toEqual([0x00, 0xc2, 0x01, 0, 0, 0, 8]);
});
