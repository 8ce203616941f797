/** The drawings: every part can be found by a thumb, and looks as far out of line as the limit says. */
import { describe, expect, it } from "vitest";
import { foldsOf, longOf } from "../tiles.js";
import { drawn, frame, nearest, placeOf } from "./drawn.js";
import { modelOf } from "./models.js";

const WIDTH = 280; // of a drawing on a phone, in CSS pixels, as in misalignment.css
const TARGET = 48;
const puzzles = [
  ...[2, 3, 4, 5, 6, 7].map((size) => ["cube", size]),
  ["megaminx", 3],
  ["pyraminx", 3],
  ["skewb", 2],
  ["square1", 3],
];
const limitsOf = (at) => [null, "ud", "slash"].map((layer) => ({ layer, at, beyond: at + 1 }));
const apart = (places) =>
  Math.min(
    ...places.flatMap(([x, y], n) =>
      places.slice(n + 1).map((b) => Math.hypot(x - b[0], y - b[1])),
    ),
  );

describe.each(puzzles)("the %s of %i layers", (puzzle, size) => {
  const model = modelOf(puzzle, size);

  it("has a thumb's width for each part, within the drawing", () => {
    const places = model.parts.map((part) => placeOf(model, part));
    const height = (WIDTH * frame.y) / frame.x;
    expect(apart(places.map(([x, y]) => [x * WIDTH, y * height]))).toBeGreaterThanOrEqual(TARGET);
    for (const [x, y] of places) {
      expect(Math.min(x, 1 - x) * WIDTH).toBeGreaterThan(0);
      expect(Math.min(y, 1 - y) * height).toBeGreaterThan(0);
    }
  });

  it("takes a tap beside a part for that part", () => {
    for (const part of model.parts) {
      const [x, y] = placeOf(model, part);
      expect(nearest(model, x + 0.02, y).id).toBe(part.id);
    }
  });

  it("draws each part out of line, marked, and the rest in place", () => {
    for (const { id } of model.parts) {
      const marks = drawn(model, { [id]: "within" }, limitsOf(40)).map(({ mark }) => mark);
      expect(new Set(marks)).toEqual(new Set(["within", null]));
    }
    expect(drawn(model, {}, limitsOf(40)).every(({ mark }) => mark === null)).toBe(true);
  });

  it("stays within its frame", () => {
    for (const { id } of model.parts) {
      const points = drawn(model, { [id]: "beyond" }, limitsOf(60)).flatMap((face) => face.points);
      expect(Math.max(...points.map(([x]) => Math.abs(x)))).toBeLessThan(frame.x * 1.1);
      expect(Math.max(...points.map(([, y]) => Math.abs(y)))).toBeLessThan(frame.y * 1.1);
    }
  });
});

it("the upper layer of a cube is turned by what the rules say is the limit (10f)", () => {
  const model = modelOf("cube", 3);
  const top = (degrees) => {
    const faces = drawn(model, { "seam-1": "within" }, limitsOf(degrees));
    return faces.find(({ mark, tone }) => mark && tone === "top").points;
  };
  const quarter = (a) => [...a.slice(1), a[0]];
  const near = (a, b) => a.every(([x, y], n) => Math.hypot(x - b[n][0], y - b[n][1]) < 1e-6);
  const same = (a, b) => [1, 2, 3, 4].some((n) => near(a, Array(n).fill().reduce(quarter, b)));
  expect(same(top(0.0001), top(90.0001))).toBe(true);
  expect(same(top(30), top(45))).toBe(false);
});

it("a thumb finds each fold of a Magic", () => {
  for (const size of [8, 12]) {
    const tile = WIDTH / longOf(size);
    const places = foldsOf(size).map(({ row, column }) => [column * tile, row * tile]);
    expect(apart(places)).toBeGreaterThanOrEqual(TARGET);
  }
});
