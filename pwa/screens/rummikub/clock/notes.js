/** What the clock notes in the table's log (`game.note`): who starts, a new deal, what a timeout cost, the last tile; and what of it was taken back. */
import { t } from "../../../words/words.js";
import { timeout } from "./timeout.js";

/**
 * @param {import("./turns.js").Tap} tap @param {import("./turns.js").Turns} turns before it
 * @param {(person: number) => string} name
 * @returns {{person: number, what: string, words?: string}|null} null of what is not noted
 */
export function noteOf(tap, turns, name) {
  if (tap.do === "go") return withWords(turns.starter, "starts", drawn(turns.draws, name));
  if (tap.do === "redeal") return { person: tap.person, what: "redeal" };
  const words = clockWords(tap, turns);
  if (!words) return null;
  return withWords(tap.do === "last-tile" ? tap.person : turns.on, "clock", words);
}

/** @returns {{person: number, what: string, words: string}|null} that a noted tap was taken back */
export function takenBack(tap, turns) {
  const words = clockWords(tap, turns);
  if (!words) return null;
  const person = tap.do === "last-tile" ? tap.person : turns.on;
  return withWords(person, "clock", t("rummikub-clock-note-back", { what: words }));
}

function clockWords(tap, { stage }) {
  if (tap.do === "last-tile") return t("rummikub-clock-note-last-tile");
  if (tap.do !== "penalty") return null;
  const { under, drawn: count } = timeout(tap.uncombined, tap.pool);
  const why = stage === "stopped" ? "rummikub-clock-note-stopped" : "rummikub-clock-note-penalty";
  return t(why, { under, drawn: count });
}

function withWords(person, what, words) {
  return words ? { person, what, words } : { person, what };
}

function drawn(draws, name) {
  return draws.map(({ person, number }) => `${name(person)} ${number}`).join(" · ");
}
