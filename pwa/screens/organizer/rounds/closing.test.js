import { expect, test } from "vitest";
import { seenByDevice } from "./closing.js";

test("a close names the highest number it knows of each device", () => {
  const entries = [
    { op: { device: 7, n: 2 } },
    { op: { device: 7, n: 1 } },
    { op: { device: 12, n: 40 } },
  ];
  expect(seenByDevice(entries)).toEqual({ 7: 2, 12: 40 });
});
