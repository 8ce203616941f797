/**
 * Convex solids and how a plane cuts them. A solid is a list of faces `{points, normal, cut}` with outward normals, `cut` where it was made
 * by cutting; a plane is `{normal, offset}`, and *beyond* it is where its normal points to.
 */
import { between, cross, dot, minus, plus, times, unit } from "./vectors.js";

const NEAR = 1e-9; // on the plane
const MOST_ALIKE = 1e-6; // one and the same point

export const beyond = ({ normal, offset }, point) => dot(normal, point) - offset;
export const opposite = ({ normal, offset }) => ({ normal: times(normal, -1), offset: -offset });

/** The part of a polygon that lies beyond a plane. */
export function clipped(points, plane) {
  const kept = [];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length];
    const [here, there] = [beyond(plane, point), beyond(plane, next)];
    if (here >= -NEAR) kept.push(point);
    if ((here > NEAR && there < -NEAR) || (here < -NEAR && there > NEAR))
      kept.push(between(point, next, here / (here - there)));
  });
  return kept;
}

/** Where a plane crosses a polygon: two points, or null. */
export function crossing(points, plane) {
  const ends = [];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length];
    const [here, there] = [beyond(plane, point), beyond(plane, next)];
    if (here * there < -NEAR) ends.push(between(point, next, here / (here - there)));
    else if (Math.abs(here) <= NEAR) ends.push(point);
  });
  const [first] = ends;
  const last = ends.find((end) => Math.hypot(...minus(end, first)) > MOST_ALIKE);
  const along = points.every((point) => Math.abs(beyond(plane, point)) <= MOST_ALIKE);
  return last && !along ? [first, last] : null;
}

/** A solid cut in two: `[what lies beyond the plane, what does not]`. */
export function cutIn2(solid, plane) {
  return [half(solid, plane), half(solid, opposite(plane))];
}

function half(solid, plane) {
  const faces = solid
    .map((face) => ({ ...face, points: clipped(face.points, plane) }))
    .filter(({ points }) => points.length > 2);
  const rim = faces.flatMap(({ points }) =>
    points.filter((point) => Math.abs(beyond(plane, point)) <= MOST_ALIKE),
  );
  const section = around(rim, plane.normal);
  if (section.length < 3) return faces;
  return [...faces, { points: section, normal: times(plane.normal, -1), cut: true }];
}

/** The different ones of these points, in their order around the normal. */
function around(points, normal) {
  const different = points.filter(
    (point, index) =>
      points.findIndex((other) => Math.hypot(...minus(point, other)) < MOST_ALIKE) === index,
  );
  if (different.length < 3) return [];
  const middle = times(different.reduce(plus), 1 / different.length);
  const right = unit(minus(different[0], middle));
  const up = cross(normal, right);
  const angle = (point) =>
    Math.atan2(dot(minus(point, middle), up), dot(minus(point, middle), right));
  return different.toSorted((a, b) => angle(a) - angle(b));
}
