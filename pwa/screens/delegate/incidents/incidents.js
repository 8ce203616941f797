/** What was reported, and what came of it: the list of those who decide (11a, 11b). */

/**
 * @param {object[]} entries of the stream `review`
 * @returns {{entry: object, answers: object[]}[]} those without an answer first, the newest of each first; times inform, nothing hangs on them
 */
export function incidentsOf(entries) {
  const answers = entries.filter(({ op }) => op.kind === "incident.answer");
  const answersTo = (id) => answers.filter(({ op }) => op.body.op === id);
  return entries
    .filter(({ op }) => op.kind === "incident.report")
    .map((entry) => ({ entry, answers: answersTo(entry.op.id) }))
    .sort((a, b) => open(b) - open(a) || compare(b.entry.op.at, a.entry.op.at));
}

/** What a report says, whichever version made it: `{round, person, slot, regulation, what, words}`, null for what it does not say. */
export function toldBy(op) {
  const body = op.body ?? {};
  const subject = op.subject ?? {};
  const told = (name) => body[name] ?? subject[name] ?? null;
  return {
    round: told("round"),
    person: told("person"),
    slot: told("slot"),
    regulation: told("regulation"),
    what: told("what"),
    words: body.words || body.reason || body.text || null,
  };
}

/** Whether an extra attempt, or anything else there, waits for a decision. */
export function waitsAt(board, { person, slot }) {
  const here = (one) => one.person === person && one.slot === slot;
  return Boolean(slot && [...(board?.proposals ?? []), ...(board?.disputes ?? [])].some(here));
}

function open({ answers }) {
  return answers.length ? 0 : 1;
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
