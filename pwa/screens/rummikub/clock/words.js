/** Words of the clock: what a tap was, for whoever takes it back, and the seconds that are left. */
import { minutesOf } from "../../../parts/clock/shown.js";
import { t } from "../../../words/words.js";

const TWO_DIGITS_MS = 99_000;

/** What a tap was. @param {import("./turns.js").Tap} tap @param {import("./turns.js").Turns} before @param {(person: number) => string} name */
export function tapWords(tap, before, name) {
  const who = name(tap.person ?? before.on ?? before.starter);
  return t(`rummikub-clock-did-${tap.do}`, { who, number: tap.number ?? 0 });
}

/** Whole seconds that are still to come; minutes where a turn is longer than two digits tell. */
export function leftText(left) {
  const up = Math.ceil(left / 1000) * 1000;
  return up > TWO_DIGITS_MS ? minutesOf(up) : `${up / 1000}`;
}

/** What is called aloud in a turn. @param {{seconds: number, warn: number}} terms */
export function callsOf({ seconds, warn }) {
  const over = { ms: 1000 * seconds, word: t("rummikub-clock-over"), strong: true };
  if (warn <= 0 || warn >= seconds) return [over];
  return [{ ms: 1000 * (seconds - warn), word: t("rummikub-clock-near", { seconds: warn }) }, over];
}
