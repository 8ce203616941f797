/** What was entered at this phone last, whoever held it: the latest entry of each attempt, newest first. */

const entries = new Set(["attempt.record", "attempt.correct", "attempt.propose"]);

/**
 * @param {object[]} ops operations of the round
 * @param {number} device this one
 * @returns {object[]} operations, at most `most`
 */
export function recentOf(ops, device, most) {
  const mine = ops
    .filter((op) => op.device === device && entries.has(op.kind))
    .sort((a, b) => b.n - a.n);
  const seen = new Set();
  const latest = mine.filter(({ subject: { person, slot } }) => {
    const attempt = `${person}/${slot}`;
    return !seen.has(attempt) && seen.add(attempt);
  });
  return latest.slice(0, most);
}
