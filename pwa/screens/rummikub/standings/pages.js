/** A long list on a screen that nobody scrolls: page after page. */

/** @returns {Array[]} of up to `size` rows each, as even as can be; one empty page where there is nothing */
export function pagesOf(rows, size) {
  const many = Math.max(1, Math.ceil(rows.length / size));
  const each = Math.ceil(rows.length / many);
  return Array.from({ length: many }, (_, at) => rows.slice(at * each, (at + 1) * each));
}
