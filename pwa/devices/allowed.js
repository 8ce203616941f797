/**
 * Which timers an edition allows, by `docs/editions/timers.json`: what to tell the judge who names the one on the mat. Nothing is
 * refused for it: a timer that is not allowed, or of which nothing is known, is the Delegate's to decide.
 */
import list from "../../docs/editions/timers.json";

/** @returns {{id: string, label: string, ways: string[]}[]} the timers that can be named, in the order of the list */
export function timersToName({ timers } = list) {
  return timers.map(({ id, name, ways }) => ({ id, label: name, ways }));
}

/** @returns {string|null} what the timer is called; null for one that is not in the list */
export function nameOfTimer(id, { timers } = list) {
  return timers.find((timer) => timer.id === id)?.name ?? null;
}

/**
 * @param {string} edition
 * @param {string} id  of a timer; `other` for one that the list does not name
 * @returns {{allowed: 'yes'|'no'|'ask'|'unknown', code: string, notes: string[]}} `unknown`: the list says nothing of this edition;
 *   `code`: the regulation that says so; `notes`: what more there is to know (`timer-list-note-…`)
 */
export function saidOfTimer(edition, id, { timers, editions } = list) {
  const own = timers.find((timer) => timer.id === id)?.note;
  const rules = editions[edition];
  const rule = rules?.timers[id] ?? rules?.others ?? { allowed: "unknown", cite: [""] };
  return {
    allowed: rule.allowed,
    code: (rule.cite ?? rules.cite)[0],
    notes: [rule.note, own].filter(Boolean),
  };
}
