/** What the rules say of a game, in words that name the players and say what to do next. */
import { listed } from "../../../../words/figures.js";
import { t } from "../../../../words/words.js";

/** Errors that only say what has not been entered yet: no fault, but what comes next. */
const STILL_TO_ENTER = ["sum-missing", "tiles-needed", "draw-needed"];
/** Errors of the whole table, and whose lines they are about. */
const ABOUT = {
  "two-out": (line) => line.state === "out",
  "jokers-over-two": (line) => line.jokers > 0,
  "too-few-present": (line) => line.state === "absent",
};
const WHERE = /^players\[(\d+)\]\.(sum|tiles|drawn)$/;

/**
 * @typedef {{code: string, people: number[], field: "sum"|"tiles"|"drawn"}} Told whose lines it is about, and which number of them
 * @param {{value: object|null, code: string|null, field?: string|null}} answer of the rules @param {import("./draft.js").Draft} draft
 * @returns {{wrong: Told[], missing: Told[], warnings: Told[]}} what cannot be, what is still to be entered, and what is worth knowing
 */
export function toldOf({ value, code, field }, { lines }) {
  if (code === "bad-argument") return { wrong: beyond(field, lines), missing: [], warnings: [] };
  const errors = (value?.errors ?? []).map((one) => about(one, lines));
  const isMissing = ({ code: what }) => STILL_TO_ENTER.includes(what);
  return {
    wrong: errors.filter((one) => !isMissing(one)),
    missing: errors.filter(isMissing),
    warnings: (value?.warnings ?? []).map((one) => about(one, lines)),
  };
}

function about({ code, id }, lines) {
  const concerns = ABOUT[code] ?? (() => false);
  const people = id === null ? lines.filter(concerns).map(({ person }) => person) : [Number(id)];
  return { code, people, field: fieldOf(code) };
}

function fieldOf(code) {
  if (code === "tiles-needed" || code === "sum-tiles") return "tiles";
  return code === "draw-needed" ? "drawn" : "sum";
}

/** A number that no rack or tile can have is no question that the rules answer. */
function beyond(field, lines) {
  const [, place, name] = WHERE.exec(field ?? "") ?? [];
  if (!name) return [{ code: "unreadable", people: [], field: "sum" }];
  return [{ code: `${name}-beyond`, people: [lines[place].person], field: name }];
}

/** One sentence for each thing that is told. @param {(person: number) => string} nameOf */
export function errorWords({ code, people }, nameOf) {
  return t(`rummikub-table-error-${code}`, { name: names(people, nameOf), many: people.length });
}

export function warningWords({ code, people }, nameOf) {
  return t(`rummikub-table-warning-${code}`, { name: names(people, nameOf) });
}

/** What is still to be entered, several players in one sentence. @param {Told[]} missing */
export function missingWords(missing, nameOf) {
  const codes = [...new Set(missing.map(({ code }) => code))];
  return codes.map((code) => {
    const people = missing.filter((one) => one.code === code).flatMap((one) => one.people);
    return t(`rummikub-table-missing-${code}`, { name: names(people, nameOf) });
  });
}

function names(people, nameOf) {
  return listed(people.map(nameOf));
}

/** The line of the check: nothing, or what the absent do not give to anybody. @returns {string} */
export function checkWords({ check, reasons, scores }, nameOf) {
  if (check === 0) return t("rummikub-table-check-zero");
  const why = Object.keys(reasons)
    .filter((id) => reasons[id] === "absent")
    .map(Number);
  if (why.length)
    return t("rummikub-table-check-absent", { sum: signed(check), name: names(why, nameOf) });
  const flat = Object.keys(scores).length;
  return t("rummikub-table-check-void", { sum: signed(check), many: flat });
}

/** A score as it is written: `+48`, `−20` with the sign of the typesetter, `0`. */
export function signed(score) {
  if (score === 0) return "0";
  return score > 0 ? `+${score}` : `−${-score}`;
}
