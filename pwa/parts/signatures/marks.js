/** The marks that stand beside an attempt: who entered it, whether the competitor's hand is there, who scrambled, and which scramble. */

/**
 * A board's line with its marks, as `card.signatures` takes it.
 * @param {object} line of a card: `{slot, status, value, reading_cs, op, confirmed}`
 * @param {import('../../store/stream.js').Entry[]} entries of the person in this round, as they came
 */
export function lineWithMarks(line, entries) {
  const ops = entries.filter(({ standing }) => standing === "ok").map(({ op }) => op);
  const here = ops.filter(({ subject }) => subject.slot === line.slot);
  const entry = here.find(({ id }) => id === line.op);
  const marks = confirmations(here, entry);
  const scrambled = scrambleOf(line, ops);
  const { slot, status, value, reading_cs = 0, confirmed } = line;
  return {
    slot,
    status,
    value: value ?? 0,
    reading_cs,
    confirmed: Boolean(confirmed),
    judge: Boolean(entry?.by),
    hand: marks.some(({ body }) => handOf(body)),
    penalty: Boolean(entry?.body.attempted !== undefined && entry.body.penalties?.length),
    scrambled: Boolean(scrambled?.by),
    paper: Boolean(entry?.body.source), // what signs it is on the scorecard, or in the file
    told: scrambled ? `${scrambled.body.scramble}` : null,
    extras: extrasOf(line, ops),
  };
}

/** The latest scrambling of an attempt that its extra attempt has not used up; null where nobody told. */
export function scrambleOf(line, ops) {
  const here = ops.filter(({ subject }) => subject.slot === line.slot);
  const used = usedUp(line, here);
  return here.findLast(({ id, kind }) => kind === "attempt.scrambled" && !used.has(id)) ?? null;
}

/** What an operation carries of the competitor's own hand. @returns {'signature'|'by_hand'|'badge'|undefined} */
export function handOf(body) {
  return ["signature", "by_hand", "badge"].find((name) => body[name]);
}

/** The confirmations of what stands there, or of what it keeps. */
export function confirmations(here, entry) {
  if (!entry) return [];
  const named = new Set([entry.id, entry.body.keep]);
  return here.filter(({ kind, body }) => kind === "attempt.confirm" && named.has(body.op));
}

/** How many extra attempts the card had up to the one that stands here, or waits to be done; 0 for an attempt of the set. */
function extrasOf(line, ops) {
  const here = ops.filter(({ subject }) => subject.slot === line.slot);
  const own = granted(line, here).at(-1);
  if (!own) return 0;
  const all = ops.filter(({ kind }) => kind === "attempt.extra");
  return all.indexOf(own) + 1;
}

/** The extra attempts that the entry in force came after; all of them while one waits to be done. */
function granted(line, here) {
  const extras = here.filter(({ kind }) => kind === "attempt.extra");
  if (line.status === "extra") return extras;
  const past = pastOf(here, line.op);
  return extras.filter(({ id }) => past.has(id));
}

function usedUp(line, here) {
  return new Set(granted(line, here).flatMap(({ id }) => [...pastOf(here, id)]));
}

/** Ids of all of these that an operation had seen. */
function pastOf(here, id, past = new Set()) {
  for (const one of here.find((op) => op.id === id)?.base ?? []) {
    if (past.has(one)) continue;
    past.add(one);
    pastOf(here, one, past);
  }
  return past;
}
