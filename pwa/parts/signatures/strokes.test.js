import { describe, expect, it } from "vitest";
import { isSignature, pathOf, pointAt, strokesOf } from "./strokes.js";

const wave = (points, high = 100) =>
  Array.from({ length: points }, (_, at) => [(at * 999) / points, 160 + high * Math.sin(at / 4)]);

describe("a drawn signature", () => {
  it("keeps the points that make its shape, as whole numbers", () => {
    const line = Array.from({ length: 50 }, (_, at) => [at * 10.3, 20]);
    expect(strokesOf([line])).toEqual([[0, 20, 505, 20]]);
  });

  it("fits an operation however long somebody draws", () => {
    const strokes = strokesOf(Array.from({ length: 8 }, () => wave(300)));
    expect(JSON.stringify(strokes).length).toBeLessThan(2000);
    expect(strokes.every((stroke) => stroke.length % 2 === 0)).toBe(true);
  });

  it("keeps a dot", () => {
    expect(strokesOf([[[5.4, 6.6]]])).toEqual([[5, 7]]);
    expect(pathOf([5, 7])).toBe("M5 7h1");
  });

  it("is no signature where the pad was only touched", () => {
    expect(isSignature([])).toBe(false);
    expect(
      isSignature([
        [
          [5, 5],
          [9, 9],
        ],
      ]),
    ).toBe(false);
    expect(isSignature([wave(40)])).toBe(true);
  });

  it("is drawn in the pad's own numbers, and never beyond its edge", () => {
    const box = { left: 10, top: 100, width: 333 };
    expect(pointAt({ clientX: 110, clientY: 110 }, box)).toEqual([300, 30]);
    expect(pointAt({ clientX: 900, clientY: 0 }, box)).toEqual([999, 0]);
  });

  it("is a path", () => {
    expect(pathOf([1, 2, 3, 4])).toBe("M1 2L3 4");
  });
});
