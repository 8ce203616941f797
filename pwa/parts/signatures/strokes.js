/**
 * A drawn signature as it travels: strokes of whole numbers, few enough for an operation. The pad is 999 wide and a third as
 * high; a stroke is x and y in turn.
 */

export const WIDE = 999;
export const HIGH = 333;
/** As many numbers as fit two kilobytes of JSON; the rules take a few more (bodies.py). */
const MOST = 380;
const MOST_STROKES = 40;

/**
 * @typedef {[number, number]} Point
 * @param {Point[][]} drawn the way of each stroke
 * @returns {number[][]} the same with the points that make its shape; empty where nothing can be seen
 */
export function strokesOf(drawn) {
  const ways = drawn.filter((way) => way.length > 0).slice(0, MOST_STROKES);
  let coarse = 3;
  let kept = ways;
  do {
    kept = kept.map((way) => simplified(way, coarse));
    coarse *= 1.5;
  } while (2 * kept.flat().length > MOST && coarse < WIDE);
  return kept.map((way) => way.flat().map(Math.round));
}

/** Whether it is more than a tap by mistake. */
export function isSignature(drawn) {
  const points = drawn.flat();
  if (points.length === 0) return false;
  const span = (axis) => {
    const along = points.map((point) => point[axis]);
    return Math.max(...along) - Math.min(...along);
  };
  return span(0) + span(1) > 60;
}

/** Where a pointer is, in the pad's own numbers. @param {{left: number, top: number, width: number}} box */
export function pointAt({ clientX, clientY }, { left, top, width }) {
  const scale = WIDE / width;
  return [within((clientX - left) * scale, WIDE), within((clientY - top) * scale, HIGH)];
}

/** A stroke as an SVG path; a single point is a dot. */
export function pathOf(stroke) {
  const points = [];
  for (let at = 0; at < stroke.length; at += 2) points.push(`${stroke[at]} ${stroke[at + 1]}`);
  return points.length === 1 ? `M${points[0]}h1` : `M${points.join("L")}`;
}

/** Douglas and Peucker: what lies further off the line between the ends than `coarse` stays. */
function simplified(way, coarse) {
  if (way.length < 3) return way;
  const [first, last] = [way[0], way.at(-1)];
  let far = 0;
  let at = 0;
  for (let place = 1; place < way.length - 1; place += 1) {
    const off = distance(way[place], first, last);
    if (off > far) [far, at] = [off, place];
  }
  if (far <= coarse) return [first, last];
  return [
    ...simplified(way.slice(0, at + 1), coarse).slice(0, -1),
    ...simplified(way.slice(at), coarse),
  ];
}

function distance([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

function within(value, most) {
  return Math.min(Math.max(value, 0), most);
}
