/** The bodies of the puzzles, about the origin: a box, a tetrahedron, a dodecahedron. */
import { cutIn2, opposite } from "./cut.js";
import { times, unit } from "./vectors.js";

const AXES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

export const upwards = [0, 0, 1];

/** A box of these half lengths. */
export function box(x, y, z) {
  const sizes = [x, y, z];
  return AXES.flatMap((axis, index) => {
    const [across, along] = AXES.filter((_, other) => other !== index);
    return [1, -1].map((side) => {
      const corner = (a, b) =>
        axis.map((_, n) => (side * axis[n] + a * across[n] + b * along[n]) * sizes[n]);
      return {
        points: [corner(1, 1), corner(-1, 1), corner(-1, -1), corner(1, -1)],
        normal: times(axis, side),
      };
    });
  });
}

/** What these planes leave of a large box. */
function within(planes) {
  const uncut = box(9, 9, 9);
  return planes
    .reduce((solid, plane) => cutIn2(solid, opposite(plane))[0], uncut)
    .map(({ points, normal }) => ({ points, normal }));
}

/** The directions of a pyraminx's corners: one up, one towards who looks. */
export const corners = [upwards, ...[-90, 30, 150].map((degrees) => slanted(degrees, -1 / 3))];

/** A tetrahedron whose corners are so far from the middle. */
export function tetrahedron(radius) {
  return within(corners.map((corner) => ({ normal: times(corner, -1), offset: radius / 3 })));
}

const RING = 1 / Math.sqrt(5);

/** The directions of a megaminx's faces: up, five that lean upwards, five downwards, down. */
export const faces = [
  upwards,
  ...[0, 1, 2, 3, 4].map((n) => slanted(-90 + 72 * n, RING)),
  ...[0, 1, 2, 3, 4].map((n) => slanted(-54 + 72 * n, -RING)),
  times(upwards, -1),
];

/** A dodecahedron whose faces are so far from the middle. */
export function dodecahedron(inradius) {
  return within(faces.map((normal) => ({ normal, offset: inradius })));
}

function slanted(degrees, height) {
  const angle = (degrees * Math.PI) / 180;
  const out = Math.sqrt(1 - height * height);
  return unit([out * Math.cos(angle), out * Math.sin(angle), height]);
}
