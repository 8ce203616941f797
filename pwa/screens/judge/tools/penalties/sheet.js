/** The sheet of penalties as a judge sees it: by phase, found by number or words, each with what a tap does. */

/**
 * @param {object[]} rows of `penalties.list`, in the order of an attempt
 * @returns {{phase: string, rows: object[], groups: {group: string, most: number|null}[]}[]} `groups`: those of its +2, and how
 *   many of them count, null for all
 */
export function phasesOf(rows) {
  const phases = new Map();
  for (const row of rows) {
    const phase = phases.get(row.phase) ?? { phase: row.phase, rows: [], groups: [] };
    phases.set(row.phase, phase);
    phase.rows.push(row);
    const { group, most } = row;
    if (group && !phase.groups.some((one) => one.group === group))
      phase.groups.push({ group, most });
  }
  return [...phases.values()];
}

/**
 * The rows that a search finds: a number by its beginning, anything else among the words.
 * @param {(row: object) => string} wordsOf what a row says
 */
export function found(rows, query, wordsOf) {
  const wanted = plain(query);
  if (!wanted) return rows;
  const numbered = rows.filter(({ code }) => plain(code).startsWith(wanted));
  if (numbered.length > 0) return numbered;
  return rows.filter((row) => plain(wordsOf(row)).includes(wanted));
}

/** How a row is given: `times` where it counts as often as it happened (H1d), `once`, or null where it does not change the attempt. */
export function givenAs({ effect }, metric) {
  if (effect === "other") return null;
  return effect === "+2" && metric === "multi" ? "times" : "once";
}

/** Whether others than those at the station decide it: then it can be reported to them from its row. */
export function goesToOthers({ effect, by }) {
  return effect === "other" || !["judge", "scoretaker"].includes(by);
}

/** Lower case, without spaces and marks between, so that "a4d 1" finds A4d1. */
function plain(text) {
  return text
    .normalize("NFKC")
    .replace(/[\s'’]+/g, "")
    .toLowerCase();
}
