/** Everything that happened to a round itself, oldest first, with what an opening changed of the rules before it. */

/** The rules that competitors may rely on once the round has begun, as `server/rules/log/changes.py` has them. */
export const CONDITIONS = ["format", "cutoff", "limit_cs", "cumulative", "advancement"];

const WHATS = {
  "round.close": "closed",
  "round.enter": "entered",
  "round.quit": "quit",
  "round.continue": "continued",
  "round.publish": "published",
  "round.sign": "signed",
  "round.keep": "kept",
};

/**
 * @param {import('../../../../store/stream.js').Entry[]} entries of the round's stream
 * @param {object|null} board value of `log.fold`
 * @returns {{op: object, what: string, changes: {name: string, from: any, to: any}[], refused: string|null}[]} `what`: opened, reopened, again (an
 * opening with the same rules), changed, or as in WHATS; `refused` says why the step counts for nothing
 */
export function historyOf(entries, board) {
  const refused = new Map(board?.refused.map(({ op, reason }) => [op, reason]));
  let opening = null;
  let closed = false;
  const steps = [];
  for (const { op } of inOrder(entries)) {
    const why = refused.get(op.id) ?? null;
    if (op.kind === "round.open") {
      const changes = opening ? differences(opening.body, op.body) : [];
      steps.push({ op, what: openedAs(opening, closed, changes), changes, refused: why });
      if (why === null) [opening, closed] = [op, false];
    } else if (WHATS[op.kind]) {
      steps.push({ op, what: WHATS[op.kind], changes: [], refused: why });
      if (op.kind === "round.close" && why === null) closed = true;
    }
  }
  return steps;
}

function openedAs(before, closed, changes) {
  if (!before) return "opened";
  if (changes.length) return "changed";
  return closed ? "reopened" : "again";
}

/** What differs between the rules of two openings. */
export function differences(before, after) {
  return CONDITIONS.map((name) => ({
    name,
    from: said(before, name),
    to: said(after, name),
  })).filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
}

/** What an opening says of a condition; nothing said, an empty list and null are the same. */
function said(body, name) {
  const value = body[name] ?? null;
  if (Array.isArray(value)) return value.length ? [...value].sort() : null;
  return value && typeof value === "object" ? sorted(value) : value;
}

function sorted(value) {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** As the server numbered them; what waits on this phone comes last, in the order in which it was made. */
function inOrder(entries) {
  const place = ({ stamp }) => stamp?.seq ?? Number.POSITIVE_INFINITY;
  return entries
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => place(a.entry) - place(b.entry) || a.index - b.index)
    .map(({ entry }) => entry);
}
