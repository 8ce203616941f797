/** Lists that keep only the latest, so that a page may stand open all day. */

/** @returns {any[]} a new list with `one` at its end, of at most `most` */
export function withLatest(list, one, most) {
  const kept = list.length < most ? list.slice() : list.slice(list.length - most + 1);
  kept.push(one);
  return kept;
}

/** @param {number[]} numbers @returns {number|null} the one in the middle, null of none */
export function median(numbers) {
  if (numbers.length === 0) return null;
  const inOrder = numbers.toSorted((one, other) => one - other);
  return inOrder[inOrder.length >> 1];
}
