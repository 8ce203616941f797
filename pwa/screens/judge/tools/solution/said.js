/** What the rules say of a written solution, as messages in the order in which a judge needs them. */

/**
 * @param {{scramble: string, solution: string}} typed
 * @param {{value: object|null, code: string|null}} answer of `fewest.check`
 * @param {number|null} longest of the edition
 * @returns {{id: string, args?: object, tone: 'soft'|'go'|'wait'|'stop'}[]}
 */
export function saidOf({ scramble, solution }, { value, code }, longest) {
  if (!scramble.trim()) return [{ id: "solution-scramble-first", tone: "soft" }];
  if (code === "bad-argument") return [];
  if (code) return [{ id: "solution-unchecked", tone: "wait" }];
  if (!solution.trim()) return [{ id: "solution-type", tone: "soft" }];
  if (!value) return [];
  return [...verdict(value), ...causes(value, longest), ...hints(value, longest)];
}

function verdict({ verdict: ruled, solved, moves, errors }) {
  if (ruled === "ok") return [{ id: "solution-ok", args: { moves }, tone: "go" }];
  if (errors.length) return [{ id: "solution-errors", args: { moves }, tone: "stop" }];
  if (!solved) return [{ id: "solution-unsolved", args: { moves }, tone: "stop" }];
  return moves ? [] : [{ id: "solution-no-moves", tone: "stop" }];
}

function causes({ causes: codes }, longest) {
  return codes.map((code) => ({ id: "solution-too-long", args: { code, longest }, tone: "stop" }));
}

function hints({ hints: found }, longest) {
  return found.map((hint) => ({ id: `solution-hint-${hint}`, args: { longest }, tone: "wait" }));
}
