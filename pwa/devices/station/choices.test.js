/** Two timers at a table are never swapped. */
import { expect, test } from "vitest";
import { toTakeUp } from "./choices.js";

const FTDI = { source: "serial", name: "FTDI 0403:6001" };
const CH340 = { source: "serial", name: "CH340 1a86:7523" };
const none = () => false;

test("different adapters are taken up again, each at its place", () => {
  expect(toTakeUp({ left: FTDI, right: CH340 }, none)).toEqual({
    again: ["left", "right"],
    unclear: [],
  });
});

test("two of a kind are unclear while neither is read", () => {
  expect(toTakeUp({ left: FTDI, right: FTDI }, none).unclear).toEqual(["left", "right"]);
});

test("when one of two is read, the other can only be the other", () => {
  const taken = (place) => place === "left";
  expect(toTakeUp({ left: FTDI, right: FTDI }, taken)).toEqual({ again: ["right"], unclear: [] });
});

test("what is read is left alone", () => {
  expect(toTakeUp({ main: FTDI }, () => true)).toEqual({ again: [], unclear: [] });
});
