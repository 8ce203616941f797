/** Points in space as `[x, y, z]`, z upwards. */

export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const plus = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a, k) => [a[0] * k, a[1] * k, a[2] * k];
export const minus = (a, b) => plus(a, times(b, -1));
export const unit = (a) => times(a, 1 / Math.hypot(...a));
export const between = (a, b, k) => plus(a, times(minus(b, a), k));

export function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** A point turned about an axis through the origin. */
export function turned(point, axis, degrees) {
  const angle = (degrees * Math.PI) / 180;
  const along = times(axis, dot(axis, point) * (1 - Math.cos(angle)));
  const round = times(cross(axis, point), Math.sin(angle));
  return plus(plus(times(point, Math.cos(angle)), round), along);
}
