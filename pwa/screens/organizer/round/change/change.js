/** The rules of a round changed after its start (9p2a, A1a3): the new opening, and for whom it would turn out otherwise. What follows from it, the fold says. */

const NUMBER = /^\d{1,9}$/;

/** The form of an opening: texts as they are typed, results in digits as on the keypad's (`1500` is 15.00). */
export function formOf(body) {
  const { format, cutoff, limit_cs: limit, advancement } = body;
  return {
    format,
    cutoff: Boolean(cutoff),
    attempts: cutoff?.attempts ?? 1,
    result: cutoff ? String(cutoff.result) : "",
    limit: limit ? String(Math.round(limit / 100)) : "",
    cumulative: (body.cumulative ?? []).length > 0,
    type: advancement?.type ?? "none",
    level: advancement ? String(advancement.level) : "",
  };
}

/** The conditions that a form gives, laid over those of the opening; null while something is missing or no number. */
export function conditionsOf(form, body) {
  const numbers = [
    form.cutoff && form.result,
    form.limit,
    form.type !== "none" && form.level,
  ].filter((text) => text !== false && text !== "");
  if (numbers.some((text) => !NUMBER.test(text) || Number(text) === 0)) return null;
  if ((form.cutoff && !form.result) || (form.type !== "none" && !form.level)) return null;
  return {
    format: form.format,
    cutoff: form.cutoff ? { attempts: form.attempts, result: Number(form.result) } : null,
    limit_cs: limitOf(form.limit, body.limit_cs),
    cumulative: form.cumulative ? (body.cumulative ?? []) : [],
    advancement: advancementOf(form, body.advancement),
  };
}

/** A limit is typed in seconds; one that was not touched keeps its hundredths. */
function limitOf(text, before) {
  if (text === "") return null;
  return String(Math.round((before ?? 0) / 100)) === text ? before : Number(text) * 100;
}

function advancementOf({ type, level }, before) {
  if (type === "none") return null;
  const more = before?.type === type ? before : {};
  return { ...more, type, level: Number(level) };
}

/** The body of the new opening: the old one under the new conditions, for those who are in the round. */
export function changedBody(body, conditions, people, reason) {
  return { ...body, ...conditions, people: [...people].sort((a, b) => a - b), reason };
}

/** The request to fold the round as it would be, this opening included, which nobody has made yet. */
export function whatIf(stream, entries, opening) {
  const known = entries.map(({ op, sha256, role, standing }) => ({
    ...op,
    sha256,
    role,
    standing,
  }));
  const op = {
    id: "what-if",
    n: 1,
    prev: null,
    stream,
    kind: "round.open",
    subject: null,
    at: "",
    schema: 1,
    standing: "ok",
    sha256: "",
    ...opening,
  };
  return { call: "log.fold", stream, ops: [...known, op] };
}

/**
 * For whom the round would turn out otherwise, by number.
 * @returns {{closes: number[], opens: number[], results: number[]}} whose card would close or open again, and whose results would be others
 */
export function affected(before, after) {
  const now = new Map(before.cards.map((card) => [card.person, card]));
  const found = { closes: [], opens: [], results: [] };
  for (const card of after.cards) {
    const old = now.get(card.person);
    if (!old) continue;
    if (card.closed !== old.closed) (card.closed ? found.closes : found.opens).push(card.person);
    if (scored(card) !== scored(old)) found.results.push(card.person);
  }
  return found;
}

function scored({ slots, best, average }) {
  const shown = slots.filter(({ value }) => value !== 0).map(({ slot, value }) => [slot, value]);
  return JSON.stringify([shown, best, average]);
}

/** Who has an attempt on the card, by number. */
export function begun(board) {
  return board.cards
    .filter(({ slots }) => slots.some(({ status }) => status !== "empty"))
    .map(({ person }) => person);
}
