/**
 * A game while it is being entered: what keys make of it, and what it is for the rules and for the log.
 * Nothing is corrected in silence: what cannot be is named by the rules, and a person takes it back.
 */
import { COUNTS } from "./counts.js";

/**
 * @typedef {{person: number, state: State, sum: string, jokers: number, tiles: string, drawn: string}} Line
 *   numbers as they are typed, "" where nothing is
 * @typedef {"played"|"out"|"no-meld"|"absent"} State `out`: called Rummikub; `played`: melded and holds tiles
 * @typedef {{begun: boolean, at: number|null, field: "sum"|"tiles"|"drawn", saw: string|null, reason: string, lines: Line[]}} Draft
 *   `begun`: it has been said who called Rummikub, or that nobody did; `at` whose line the keys go to; `saw` the entry in force when it was begun
 */

/** @param {{person: number, quit: boolean}[]} columns of those who sit at the table; who has left is absent until somebody says otherwise @returns {Draft} */
export function blank(columns) {
  const lines = columns.map(({ person, quit }) => blankLine(person, quit ? "absent" : "played"));
  return { begun: false, at: null, field: "sum", saw: null, reason: "", lines };
}

function blankLine(person, state) {
  return { person, state, sum: "", jokers: 0, tiles: "", drawn: "" };
}

/** The draft of a correction, which begins with what is in force. @param {object} game of the table's fold @returns {Draft} */
export function draftOf({ op, players }) {
  const lines = players.map((one) => ({
    person: one.person,
    state: stateOf(one),
    sum: typed(one.sum),
    jokers: one.jokers ?? 0,
    tiles: typed(one.tiles),
    drawn: typed(one.drawn),
  }));
  return { begun: true, at: null, field: "sum", saw: op, reason: "", lines };
}

function typed(number) {
  return number === undefined || number === null ? "" : String(number);
}

/** @param {object} player of an entry, where only what differs need be said @returns {State} */
export function stateOf({ out, melded, absent }) {
  if (absent) return "absent";
  if (out) return "out";
  return melded === false ? "no-meld" : "played";
}

/** Somebody called Rummikub, or nobody (null): then the tiles of the others are asked for. @returns {Draft} */
export function called(draft, person) {
  const lines = draft.lines.map((line) => {
    if (line.person === person) return { ...line, state: "out" };
    return line.state === "out" ? { ...line, state: "played" } : line;
  });
  const begun = { ...draft, begun: true, lines };
  return { ...begun, at: nextToCount(begun), field: "sum" };
}

/** The draft with the keys on somebody else's line, or on another number of it. @returns {Draft} */
export function at(draft, person, field = "sum") {
  return { ...draft, at: person, field };
}

/** The draft after a key: a digit, `back`, `clear`, `joker`, or a state, which a second press takes back. @returns {Draft} */
export function press(draft, key) {
  if (draft.at === null) return draft;
  const lines = draft.lines.map((line) =>
    line.person === draft.at ? keyed(line, key, draft.field) : line,
  );
  return { ...draft, lines };
}

function keyed(line, key, field) {
  if (key === "joker") return { ...line, jokers: (line.jokers + 1) % 3 };
  if (key === "out" || key === "no-meld" || key === "absent")
    return { ...line, state: line.state === key ? "played" : key };
  if (key === "clear") return { ...line, [field]: "", ...(field === "sum" && { jokers: 0 }) };
  if (key === "back") return { ...line, [field]: line[field].slice(0, -1) };
  const digits = (line[field] + key).replace(/^0+(?=\d)/, "");
  return digits.length > COUNTS[field] ? line : { ...line, [field]: digits };
}

/** Whoever's tiles are still to be counted, after the line that the keys are on and around again; null where all are. */
export function nextToCount({ lines, at: now }) {
  const start = lines.findIndex(({ person }) => person === now) + 1;
  const around = [...lines.slice(start), ...lines.slice(0, start)];
  return around.find(isOpen)?.person ?? null;
}

function isOpen({ state, sum, jokers }) {
  return state === "played" && sum === "" && jokers === 0;
}

/** Whether anything has been entered that would be lost. */
export function isTouched(draft, columns) {
  return JSON.stringify(draft.lines) !== JSON.stringify(blank(columns).lines) || draft.begun;
}

/**
 * The question to the rules.
 * @param {Draft} draft @param {number[]} purpose whom the referee gave −200 @param {object} [options] of the plan
 */
export function questionOf({ lines }, purpose = [], options) {
  const players = lines.map((line) => ({
    id: String(line.person),
    ...fields(line),
    ...(purpose.includes(line.person) && { on_purpose: true }),
  }));
  return { call: "rummikub.game", players, ...(options && { options }) };
}

/** `game.score`'s body. */
export function bodyOf({ lines, reason }, game) {
  const players = lines.map((line) => ({ person: line.person, ...fields(line) }));
  return { game, players, ...(reason.trim() && { reason: reason.trim() }) };
}

/** What differs from the rules' defaults, so that two who saw the same write the same. A joker alone is a sum of nothing. */
function fields({ state, sum, jokers, tiles, drawn }) {
  const counted = sum === "" && jokers > 0 && state === "played" ? "0" : sum;
  return {
    ...(state === "out" && { out: true }),
    ...(state === "no-meld" && { melded: false }),
    ...(state === "absent" && { absent: true }),
    ...number("sum", counted),
    ...(jokers > 0 && { jokers }),
    ...number("tiles", tiles),
    ...number("drawn", drawn),
  };
}

function number(name, digits) {
  return digits === "" ? {} : { [name]: Number(digits) };
}

/** Whether a draft says of every player what an entry says. @param {object} game of the table's fold */
export function isSame(draft, game) {
  return said(draft) === said(draftOf(game));
}

function said({ lines }) {
  return JSON.stringify(bodyOf({ lines, reason: "" }, 0));
}
