/** Who of a round is held up, and by what: read from its board and the operations behind it, so it works offline. */
import { ADMISSIBLE } from "../../delegate/decisions.js";

/** What a person can wait for, by how much it needs somebody else: a decision, a phone, an attempt, a mark. */
export const WAITS = [
  "disputed",
  "proposed",
  "held",
  "extra",
  "missing",
  "begun",
  "phase",
  "confirm",
];

const DNS = -2;

/**
 * @param {object|null} board value of `log.fold`
 * @param {{op: object}[]} operations of the round
 * @param {number[]} [cuts] after how many attempts the round is cut by position (combined rounds of 2008 and 2010)
 * @returns {{what: string, people: {person: number, slots: number[]}[]}[]} of WAITS those that somebody waits for, people as on
 *   the cards; `slots` are the attempts that it is about. One person may wait for several.
 */
export function heldUp(board, operations, cuts = []) {
  if (!board) return [];
  const byId = new Map(operations.map(({ op }) => [op.id, op]));
  const places = placesOf(board, byId);
  const cut = nextCut(cuts, board);
  const found = new Map(WAITS.map((what) => [what, []]));
  for (const card of board.cards)
    for (const [what, slots] of waitsOf(card, places, cut, byId))
      if (slots.length) found.get(what).push({ person: card.person, slots });
  return WAITS.map((what) => ({ what, people: found.get(what) })).filter(
    ({ people }) => people.length,
  );
}

/** How many people are held up, each counted once. */
export function countHeldUp(groups) {
  return new Set(groups.flatMap(({ people }) => people.map(({ person }) => person))).size;
}

function waitsOf(card, places, cut, byId) {
  const { person, slots, closed } = card;
  const numbers = (fits) => slots.filter(fits).map(({ slot }) => slot);
  const at = (what) => [...(places[what].get(person) ?? [])].sort((a, b) => a - b);
  const looked = new Set([...at("proposed"), ...at("held")]);
  const open = closed ? [] : numbers(({ slot, status }) => status === "empty" && !looked.has(slot));
  const untouched = slots.every(({ status }) => status === "empty") && looked.size === 0;
  const waits = cut !== null && open.length > 0 && open[0] > cut; // nothing to be done before others are
  return [
    ["disputed", numbers(({ status }) => status === "disputed")],
    ["proposed", at("proposed")],
    ["held", at("held")],
    ["extra", numbers(({ status }) => status === "extra")],
    [waits ? "phase" : untouched ? "missing" : "begun", open],
    ["confirm", numbers((line) => wantsConfirmation(line, byId))],
  ];
}

/** A result that its competitor has not confirmed; one typed from paper or read from a file was signed there, a DNS by nobody. */
function wantsConfirmation({ status, confirmed, value, op }, byId) {
  if (status !== "recorded" || confirmed || value === DNS) return false;
  const made = byId.get(op);
  return !(made?.body.result ?? made?.body)?.source && made?.kind !== "attempt.decide";
}

/** `{proposed, held}`: attempts by person about which a proposal waits, or an entry that does not count as long as something is missing. */
function placesOf(board, byId) {
  const proposed = gathered(board.proposals);
  const asleep = [
    ...board.held.map(({ op }) => op),
    ...board.refused.filter(({ reason }) => ADMISSIBLE.has(reason)).map(({ op }) => op),
  ];
  const empty = new Set(
    board.cards.flatMap(({ person, slots }) =>
      slots.filter(({ status }) => status === "empty").map(({ slot }) => `${person}/${slot}`),
    ),
  );
  const subjects = asleep
    .map((id) => byId.get(id)?.subject)
    .filter((one) => one && empty.has(`${one.person}/${one.slot}`));
  return { proposed, held: gathered(subjects) };
}

function gathered(places) {
  const found = new Map();
  for (const { person, slot } of places) {
    if (!found.has(person)) found.set(person, new Set());
    found.get(person).add(slot);
  }
  return found;
}

/** The number of attempts after which people wait for the cut by position that nobody has made yet, or null. */
function nextCut(cuts, board) {
  const made = (board.round?.phases ?? []).map(({ attempts }) => attempts);
  return cuts.find((attempts) => !made.includes(attempts)) ?? null;
}
