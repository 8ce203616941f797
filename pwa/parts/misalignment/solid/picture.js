/**
 * A solid with some of its parts turned, as flat polygons from back to front. Every turn is about the normal of the plane that cuts the part off,
 * so the plane still lies between the part and the rest, and what is on the viewer's side of it is drawn last.
 */
import { clipped, crossing, cutIn2 } from "./cut.js";
import { cross, dot, turned, unit } from "./vectors.js";

/** @returns a view from so many degrees above the table and so many to the right of the front (−y), `lower` on the paper by so much */
export function view(above, right, lower = 0) {
  const [a, r] = [above, right].map((degrees) => (degrees * Math.PI) / 180);
  const towards = [Math.cos(a) * Math.sin(r), -Math.cos(a) * Math.cos(r), Math.sin(a)];
  const across = unit(cross([0, 0, 1], towards));
  const up = cross(towards, across);
  const flat = (point) => [dot(point, across), lower - dot(point, up)];
  return { towards, flat };
}

/**
 * @param {object[]} solid
 * @param {{normal: number[], offset: number, degrees: number, mark: string}[]} turns parts that are not in place, inner ones before those that
 *   lie beyond them on the same axis
 * @param {{normal: number[], offset: number, where?: object[]}[]} seams planes between parts, as lines on the faces; `where` keeps one to the
 *   side of other planes
 * @param {{towards: number[], flat: (point: number[]) => number[], front: number[]}} seen
 * @returns {{points: number[][], lines: number[][][], mark: string|null, tone: 'top'|'side'|'front'|'cut'}[]} the faces that looked to the `front`
 *   when all was in place have a tone of their own, so that a turned part shows where it came from
 */
export function picture(solid, turns, seams, seen) {
  const all = pieces(solid, turns, seams, seen.towards);
  const visible = all.filter(({ normal }) => dot(normal, seen.towards) > 1e-6);
  return visible.map(({ points, lines, normal, home, mark, cut }) => ({
    points: points.map(seen.flat),
    lines: lines.map((line) => line.map(seen.flat)),
    mark: mark ?? null,
    tone: cut ? "cut" : dot(home, seen.front) > 0.85 ? "front" : normal[2] > 0.5 ? "top" : "side",
  }));
}

function pieces(solid, turns, seams, towards) {
  const [turn, ...rest] = turns;
  if (!turn) return solid.map((face) => withLines(face, seams));
  const [over, under] = cutIn2(solid, turn);
  const onTop = (other) => dot(other.normal, turn.normal) > 0.999;
  const outer = pieces(over, rest.filter(onTop), seams, towards).map((face) => swung(face, turn));
  const inner = pieces(
    under,
    rest.filter((other) => !onTop(other)),
    seams,
    towards,
  );
  return dot(turn.normal, towards) > 0 ? [...inner, ...outer] : [...outer, ...inner];
}

function withLines(face, seams) {
  const lines = face.cut
    ? []
    : seams.map(({ where = [], ...plane }) => crossing(where.reduce(clipped, face.points), plane));
  return { ...face, home: face.normal, lines: lines.filter(Boolean) };
}

function swung(face, { normal, degrees, mark }) {
  const swing = (point) => turned(point, normal, degrees);
  return {
    ...face,
    points: face.points.map(swing),
    lines: face.lines.map((line) => line.map(swing)),
    normal: swing(face.normal),
    mark: face.mark ?? mark,
  };
}
