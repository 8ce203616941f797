/**
 * The puzzles as solids: `solid`, `seams` (planes between parts, drawn as lines), `view`, `front` (the side that is tinted), and `parts`, each what may be out of line with its
 * neighbour: `plane` cuts it off and it turns about the plane's normal, `anchor` is where it is tapped, `layer` which limit it has.
 * A puzzle may rest in any orientation (10c), so parts that cannot be out of line together are shown on one axis.
 */
import { opposite } from "./cut.js";
import { view } from "./picture.js";
import { box, corners, dodecahedron, faces, tetrahedron, upwards } from "./solids.js";
import { times, unit } from "./vectors.js";

const front = [0, -1, 0];
const part = (id, normal, offset, anchor, more) => ({
  id,
  plane: { normal, offset },
  anchor,
  layer: null,
  ...more,
});

/** Parallel slices, tapped in turn on the front and on the right, so that thumbs find each. */
function cube(size) {
  const heights = Array.from({ length: size - 1 }, (_, n) => 1 - (2 * (n + 1)) / size);
  const seams = [[1, 0, 0], [0, 1, 0], upwards].flatMap((normal) =>
    heights.map((offset) => ({ normal, offset })),
  );
  const parts = heights.map((height, n) => {
    const anchor = size < 4 ? [0.2, -1, height] : n % 2 ? [1, 0.1, height] : [0, -1, height];
    const above = { normal: upwards, offset: height };
    const { normal, offset } = height > -1e-9 ? above : opposite(above);
    const name = n === 0 ? "upper" : n === size - 2 ? "lower" : "between";
    return part(`seam-${n + 1}`, normal, offset, anchor, { name, above: n + 1, below: n + 2 });
  });
  return { solid: box(1, 1, 1), seams, parts, view: view(24, 32), front };
}

function megaminx() {
  const inradius = 1.2;
  const offset = inradius * 0.76;
  const seen = { upper: 0, front: 1, right: 2, left: 5, "lower-right": 6, "lower-left": 10 };
  return {
    solid: dodecahedron(inradius),
    seams: faces.map((normal) => ({ normal, offset })),
    parts: Object.entries(seen).map(([name, face]) =>
      part(`face-${name}`, faces[face], offset, times(faces[face], inradius), {
        name: `face-${name}`,
      }),
    ),
    view: view(26, 0),
    front,
  };
}

function pyraminx() {
  const radius = 1.55;
  const [layer, tip] = [radius / 9, (5 * radius) / 9];
  const names = ["upper", "front", "right", "left"];
  const tips = corners.map((corner, n) =>
    part(`tip-${names[n]}`, corner, tip, times(corner, radius * 0.8), { name: `tip-${names[n]}` }),
  );
  const upper = part("layer", upwards, layer, [0, -radius * 0.42, layer], { name: "upper" });
  return {
    solid: tetrahedron(radius),
    seams: corners.flatMap((normal) => [layer, tip].map((offset) => ({ normal, offset }))),
    parts: [upper, ...tips],
    view: view(22, 0, 0.2),
    front: times(corners[2], -1),
  };
}

function skewb() {
  const half = 0.88; // its half sticks out when it turns
  const axis = unit([1, -1, 1]);
  const axes = [
    [1, -1, 1],
    [1, 1, 1],
    [-1, 1, 1],
    [-1, -1, 1],
  ];
  return {
    solid: box(half, half, half),
    seams: axes.map((normal) => ({ normal: unit(normal), offset: 0 })),
    parts: [part("half", axis, 0, [half, -half, half], { name: "half" })],
    view: view(26, 34),
    front,
  };
}

function square1() {
  const height = 1 / 3;
  const upright = (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle), 0];
  };
  const above = { normal: upwards, offset: height };
  const below = { normal: times(upwards, -1), offset: height };
  const slash = { normal: upright(15), offset: 0 };
  const pieces = [15, 75, 105, 165].map((degrees) => ({ normal: upright(degrees), offset: 0 }));
  const layers = [above, below].flatMap((side) =>
    pieces.map((plane) => ({ ...plane, where: [side] })),
  );
  const ud = { layer: "ud" };
  return {
    solid: box(1, 1, 1),
    seams: [above, below, slash, ...layers],
    parts: [
      part("upper", upwards, height, [-0.25, -1, 0.72], { ...ud, name: "upper" }),
      part("lower", below.normal, height, [-0.25, -1, -0.72], { ...ud, name: "lower" }),
      part("slash", slash.normal, 0, [0.27, -1, 0], { layer: "slash", name: "slash" }),
    ],
    view: view(24, 26),
    front,
  };
}

const models = { cube, megaminx, pyraminx, skewb, square1 };
const made = new Map();

/** @returns the puzzle's model, made once; `size` is the number of a cube's layers */
export function modelOf(puzzle, size) {
  const key = `${puzzle} ${size}`;
  if (!made.has(key)) made.set(key, models[puzzle](size));
  return made.get(key);
}
