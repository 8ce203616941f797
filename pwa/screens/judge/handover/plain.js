/** Whether an entry is a result without penalties: no edition asks for more than the competitor's tap (A7d, A7e). */

/** @param {object|null} body of the operation; null where it is not known */
export function isPlain(body) {
  if (!body || body.declared || body.inspection_ms || body.penalties?.length) return false;
  return body.reading_ms !== undefined || body.stopwatch_cs !== undefined || body.value > 0;
}
