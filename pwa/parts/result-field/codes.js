/** The penalty codes of an entry: those that were tapped, and the one that its `+2` key stands for. */

/** A misaligned puzzle: what `+2` is on a scorecard as long as the rules have not said which code an event has for it. */
export const plus2 = "10e3";

/**
 * The code of the `+2` key: the +2 of Article 10, the solved state.
 * @param {object[]|null} [rows] of `penalties.list`; without them the usual one
 * @returns {string|null} null where the event has none
 */
export function plus2Code(rows) {
  if (!rows) return plus2;
  return rows.find((row) => row.effect === "+2" && row.code.startsWith("10"))?.penalty ?? null;
}

/** All codes of a timed entry, each once; an attempt that was never started keeps no +2. */
export function codesOf({ plus2: added, penalties = [], ruling }, rows) {
  const key = added && plus2Code(rows);
  const codes = [...new Set(key ? [key, ...penalties] : penalties)];
  if (ruling !== "dns") return codes;
  const plus2s = new Set(rows?.filter(({ effect }) => effect === "+2").map((row) => row.penalty));
  return codes.filter((code) => code !== key && !plus2s.has(code));
}

/** @returns {'dns'|'dnf'|null} what the codes make of the attempt by themselves */
export function rulingOf(codes, rows) {
  const effects = new Set(
    rows?.filter(({ penalty }) => codes.includes(penalty)).map(({ effect }) => effect),
  );
  return ["dns", "dnf"].find((effect) => effects.has(effect)) ?? null;
}

/** An entry after a code was tapped: on, or off again; the key's own code is the key. */
export function toggled(entry, code, rows) {
  const { penalties = [] } = entry;
  const own = code === plus2Code(rows);
  if (penalties.includes(code) || (own && entry.plus2)) {
    const rest = penalties.filter((one) => one !== code);
    return { ...entry, penalties: rest, plus2: own ? false : entry.plus2 };
  }
  return own ? { ...entry, plus2: true } : { ...entry, penalties: [...penalties, code] };
}

/** An entry with one more, or one less, of a code that counts as often as it happened (H1d). */
export function counted(entry, code, step) {
  const { penalties = [] } = entry;
  if (step > 0) return { ...entry, penalties: [...penalties, code] };
  const last = penalties.lastIndexOf(code);
  return { ...entry, penalties: penalties.filter((_, place) => place !== last) };
}

/** The codes that a body carries, and the rules' causes that it does not. */
export function whyOf(body, result) {
  const codes = body?.penalties ?? [];
  return [...codes, ...(result?.causes ?? []).filter((cause) => !codes.includes(cause))];
}
