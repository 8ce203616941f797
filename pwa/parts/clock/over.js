/** What too long an inspection means, by the edition's own steps. */

const compared = { gt: (ms, limit) => ms > limit, ge: (ms, limit) => ms >= limit };

/** Whether a number meets a limit as an edition compares them. @param {'gt'|'ge'} how */
export function reaches(how, number, limit) {
  return compared[how](number, limit);
}

/**
 * @param {{compared: 'gt'|'ge', ms: number, code: string}[]} steps `inspection.too_long` of `event.rules`
 * @returns {string|null} the regulation that such an inspection meets, the last of them
 */
export function codeAfter(steps, ms) {
  return steps.filter((step) => reaches(step.compared, ms, step.ms)).at(-1)?.code ?? null;
}
