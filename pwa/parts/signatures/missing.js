/** Which attempts of a round miss a mark, by competitor. */
import { lineWithMarks } from "./marks.js";

/**
 * The attempts that have a result, or a scramble told, with their marks.
 * @param {{person: number, slots: object[]}[]} cards of a board
 * @param {import('../../store/stream.js').Entry[]} entries of the round
 * @returns {object[]} lines of marks.js with their `person`
 */
export function linesOf(cards, entries) {
  const byPerson = new Map();
  for (const entry of inOrder(entries)) {
    const { person, slot } = entry.op.subject ?? {};
    if (!slot) continue;
    if (!byPerson.has(person)) byPerson.set(person, []);
    byPerson.get(person).push(entry);
  }
  return cards.flatMap(({ person, slots }) =>
    slots
      .map((slot) => ({ person, ...lineWithMarks(slot, byPerson.get(person) ?? []) }))
      .filter(({ status, told, paper }) => (status === "recorded" && !paper) || told !== null),
  );
}

/** As the server numbered them, then what waits here. */
function inOrder(entries) {
  const seq = ({ stamp }) => stamp?.seq ?? Number.MAX_SAFE_INTEGER;
  return [...entries].sort((a, b) => seq(a) - seq(b));
}

/** @returns {object[]} the marks that an attempt is asked for and does not have; those on paper nobody here can see */
export function missingOf({ row, paper }) {
  return paper ? [] : row.asked.filter(({ there }) => !there);
}

/** Whether a person should look at the attempt: a mark is missing, or another scramble was told (11i). */
export function isWanting(line) {
  return missingOf(line).length > 0 || line.row.wrong !== null;
}

/** @returns {{slots: number[], missing: object[], wrong: object|null}[]} attempts of a card that miss the same, together */
export function alike(lines) {
  const found = new Map();
  for (const line of lines) {
    const { slot, row } = line;
    const missing = missingOf(line);
    const key = JSON.stringify([missing.map(({ who, form }) => [who, form]), row.wrong]);
    if (!found.has(key)) found.set(key, { slots: [], missing, wrong: row.wrong });
    found.get(key).slots.push(slot);
  }
  return [...found.values()];
}

/** @returns {{person: number, lines: object[]}[]} who has such attempts, by number */
export function wantingByPerson(lines) {
  const found = new Map();
  for (const line of lines.filter(isWanting)) {
    if (!found.has(line.person)) found.set(line.person, []);
    found.get(line.person).push(line);
  }
  return [...found].sort(([a], [b]) => a - b).map(([person, own]) => ({ person, lines: own }));
}
