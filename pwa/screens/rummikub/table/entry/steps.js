/** What comes next while a game is entered. */
import { nextToCount } from "./draft.js";

const TO_BREAK_A_TIE = ["tiles", "drawn"];

/**
 * @param {import("./draft.js").Draft} draft @param {import("./told.js").Told[]} missing what the rules ask for
 * @returns {{person: number, field: "sum"|"tiles"|"drawn"}|null} the next number to enter; null where none is left but what the keys are on
 */
export function nextStep(draft, missing) {
  const open = nextToCount(draft);
  if (open !== null && open !== draft.at) return { person: open, field: "sum" };
  if (open !== null) return null;
  const asked = missing
    .filter(({ field }) => TO_BREAK_A_TIE.includes(field))
    .map(({ people: [person], field }) => ({ person, field }));
  const isHere = ({ person, field }) => person === draft.at && field === draft.field;
  const isEmpty = ({ person, field }) =>
    draft.lines.find((line) => line.person === person)?.[field] === "";
  return asked.find((one) => isEmpty(one) && !isHere(one)) ?? null;
}

/** The line above or below the one that the keys are on. @param {1|-1} step @returns {number} person */
export function neighbour({ lines, at }, step) {
  const place = lines.findIndex(({ person }) => person === at);
  return lines[(place + step + lines.length) % lines.length].person;
}

/** Whether a game can be saved: the rules find nothing wrong, or cannot be asked, and every rack is counted. */
export function canSave(draft, { value, code, current }) {
  if (!draft.begun || nextToCount(draft) !== null) return false;
  if (code === "rules-unavailable") return true;
  return current && Boolean(value) && value.errors.length === 0;
}

/** A draft for those who sit here now: who came is added, who went is left out, what was typed stays. */
export function fitted(draft, fresh) {
  const line = (person) => draft.lines.find((one) => one.person === person);
  const lines = fresh.lines.map((one) => line(one.person) ?? one);
  const at = lines.some(({ person }) => person === draft.at) ? draft.at : null;
  return { ...draft, at, lines };
}

/** What to know about players who have left the event. @returns {{code: string, people: number[]}[]} */
export function leaversOf({ lines }, columns) {
  const left = new Set(columns.filter(({ quit }) => quit).map(({ person }) => person));
  return lines
    .filter(({ person }) => left.has(person))
    .map(({ person, state }) => ({
      code: state === "absent" ? "left-absent" : "left",
      people: [person],
    }));
}
