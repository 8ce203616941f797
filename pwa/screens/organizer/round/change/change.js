/** The rules of a round changed after its start (9p2a, A1a3): the new opening, and for whom it would turn out otherwise. What follows from it, the fold says. */
import { basicsFrom, basicsOf, NONE, NUMBER } from "../../conditions/conditions.js";

/** The form of an opening. */
export function formOf(body) {
  return {
    ...basicsOf(body),
    cumulative: (body.cumulative ?? []).length > 0,
    type: body.advancement?.type ?? NONE,
    level: String(body.advancement?.level ?? ""),
  };
}

/**
 * The conditions that a form gives, laid over those of the opening; null while something is missing or no number.
 * @param {number[]} after how many attempts a cutoff may stand in the form's format
 */
export function conditionsOf(form, body, after) {
  const basics = basicsFrom(form, { cutoff: null, ...body }, after);
  if (!basics || (form.type !== NONE && !NUMBER.test(form.level))) return null;
  return {
    ...basics,
    cumulative: form.cumulative ? (body.cumulative ?? []) : [],
    advancement: advancementOf(form, body.advancement),
  };
}

function advancementOf({ type, level }, before) {
  if (type === NONE) return null;
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
