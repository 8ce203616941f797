import { expect, test } from "vitest";
import { beforeClosing, seenByDevice } from "./closing.js";

test("a close names the highest number it knows of each device", () => {
  const entries = [
    { op: { device: 7, n: 2 } },
    { op: { device: 7, n: 1 } },
    { op: { device: 12, n: 40 } },
  ];
  expect(seenByDevice(entries)).toEqual({ 7: 2, 12: 40 });
});

test("a second look names those without an attempt and those who are not done", () => {
  const slot = (status) => ({ status });
  const board = {
    cards: [
      { person: 1, closed: true, slots: [slot("recorded")] },
      { person: 2, closed: false, slots: [slot("empty")] },
      { person: 3, closed: false, slots: [slot("recorded"), slot("empty")] },
    ],
  };
  expect(beforeClosing(board)).toEqual({ missing: [2], begun: [3], disputed: [] });
});
