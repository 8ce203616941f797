/** What is said before an attempt, and which ruling a shared limit makes of it: decided here, written by Needs.jsx. */

const DNF = -1;
const MOST = 2; // lines, so that they never push the attempts or the pad

/** The question about the card without this attempt; a result that is being typed again does not speak for itself. */
export function outlookQuestion(terms, around) {
  const { edition, event, format, cutoff, unofficial } = terms;
  const attempts = around.attempts.map((one, place) => (place === around.slot - 1 ? 0 : one));
  return { call: "card.outlook", edition, event, format, attempts, cutoff, unofficial };
}

/**
 * @param {object|null} outlook reply of `card.outlook`
 * @param {object|null} limit reply of `limits.check`, with the `row` of this attempt
 * @param {object|null} judged reply of `attempt.result` under the shared limit
 * @returns {{id: string}[]} messages, each with its arguments: counts, and results as `{cs, kind}`
 */
export function linesOf(outlook, limit, judged) {
  const lines = [...cutoffLine(outlook), ...limitLine(limit, judged), ...averageLine(outlook)];
  return lines.slice(0, MOST);
}

function cutoffLine(outlook) {
  if (!outlook?.needs) return [];
  const { better_than: under, at_most: within, left } = outlook.needs;
  const id = under ? "judge-needs-better-than" : "judge-needs-at-most";
  return [{ id, value: result(under ?? within), left }];
}

function limitLine(limit, judged) {
  if (judged?.flags.includes("over-limit")) return [{ id: "judge-flag-over-limit" }];
  if (!limit) return [];
  if (limit.left_cs === 0) return [{ id: "judge-needs-none-left" }];
  const lost = limit.rows.some(({ flags }) => flags.includes("unknown-time"));
  const id = lost ? "judge-needs-left-at-most" : "judge-needs-left";
  return [{ id, left: { cs: limit.left_cs, kind: "single" } }];
}

/** Said when one attempt decides: before, it would be a guess at how fast the others will be. */
function averageLine(outlook) {
  if (!outlook?.average || !outlook.left) return [];
  const { best, worst, so_far: soFar } = outlook.average;
  if (best === DNF) return [{ id: "judge-needs-sunk" }];
  if (outlook.left > 1) return [];
  if (soFar) return [{ id: "judge-needs-so-far", mean: result(soFar, "average") }];
  return [
    { id: "judge-needs-average", best: result(best, "average"), worst: result(worst, "average") },
  ];
}

function result(cs, kind = "single") {
  return { cs, kind };
}

/**
 * The ruling that a person may put on the entry (2026 A1a4, A1a2+++++): the DNF of the attempt that reached the limit, the DNS
 * of one that nothing is left for. None where it stands on the entry, or where the edition leaves it to the main judge.
 * @returns {{verdict: 'dnf'|'dns', code: string}|null}
 */
export function offerOf(limit, judged, body) {
  if (limit?.row.verdict === "dns" && body?.declared !== "dns")
    return { verdict: "dns", code: limit.row.code };
  if (!judged || body.declared || judged.verdict === "ok") return null;
  const code = judged.causes.find((cause) => !body.penalties.includes(cause));
  return code ? { verdict: judged.verdict, code } : null;
}

/** The entry with the ruling and its code, or without them again. */
export function toggledOffer(entry, { verdict, code }, on) {
  const others = (entry.penalties ?? []).filter((one) => one !== code);
  return { ...entry, ruling: on ? verdict : null, penalties: on ? [...others, code] : others };
}
