/** What errors mean, what adapters are called, how long to wait. */
import { expect, test } from "vitest";
import { troubleOfAsking, troubleOfOpening } from "./causes.js";
import { nameOf } from "./names.js";
import { pauseAfter, pauseBeforeOpening } from "./pauses.js";

const named = (name) => ({ name });

test("a chooser that was closed, or had nothing, is told from one that was not allowed", () => {
  expect(troubleOfAsking(named("NotFoundError"))).toBe("nothing-chosen");
  expect(troubleOfAsking(named("SecurityError"))).toBe("denied");
  expect(troubleOfAsking(named("SecurityError"), false)).toBe("insecure");
});

test("a port that does not open is held by somebody else", () => {
  expect(troubleOfOpening(named("NetworkError"))).toBe("busy");
  expect(troubleOfOpening(named("InvalidStateError"))).toBe("busy");
  expect(troubleOfOpening(named("SecurityError"))).toBe("denied");
});

test("pauses after faults grow from 50 to 250 ms", () => {
  expect([1, 2, 3, 4, 50].map(pauseAfter)).toEqual([50, 100, 200, 250, 250]);
});

test("an opening is tried four times", () => {
  expect([1, 2, 3, 4].map(pauseBeforeOpening)).toEqual([100, 300, 900, null]);
});

test("an adapter is called by its maker where that is known, and by its numbers", () => {
  expect(nameOf({ usbVendorId: 0x0403, usbProductId: 0x6001 })).toBe("FTDI 0403:6001");
  expect(nameOf({ usbVendorId: 0x2e8a, usbProductId: 5 })).toBe("USB 2e8a:0005");
  expect(nameOf({})).toBe("COM");
});
