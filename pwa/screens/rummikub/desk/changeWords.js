/** A line of a change in a person's words: *Places: 32 → 48*. */
import { language, t } from "../../../words/words.js";
import { weekdayName } from "./weekday.js";

/** @param {import("./changes.js").Line} line @returns {{label: string, was: string, now: string}} */
export function changeWords(line) {
  const value = (one) => (one === null ? t("rummikub-desk-changed-none") : valueWords(line, one));
  return { label: labelOf(line), was: value(line.was), now: value(line.now) };
}

function labelOf({ what, round, stage, of }) {
  if (what === "games") return t("rummikub-desk-games-of", { round });
  if (what === "advance") return advanceName(stage);
  if (what === "at") return entryName({ what: of, round });
  return t(`rummikub-desk-label-${what}`);
}

function valueWords({ what }, value) {
  switch (what) {
    case "role":
      return t(`rummikub-desk-role-${value}`);
    case "weekday":
      return weekdayName(value, language.value);
    case "pool_empty":
      return t(`rummikub-desk-pool-${value}`);
    case "draw":
      return t(`rummikub-desk-draw-${value}`);
    case "tie_breaks":
      return value.map((name) => t(`rummikub-desk-tie-${name}`)).join(" → ");
    case "rounds":
      return value.join(" + ");
    case "ages":
      return value.join("–");
    default:
      return Array.isArray(value) ? value.join(", ") : String(value);
  }
}

/** What an entry of the day is: *Round 1*, *Draw for round 2*, *Results*. */
export function entryName({ what, round }) {
  if (what === "round") return t("rummikub-desk-day-round", { round: round ?? 1 });
  if (what === "draw") return t("rummikub-desk-day-draw", { round: round ?? 1 });
  return t(`rummikub-desk-day-${what}`);
}

/** *How many go on*, and from which stage where there are several. @param {number} [stage] */
export function advanceName(stage) {
  return stage ? t("rummikub-desk-label-advance", { stage }) : t("rummikub-desk-label-go-on");
}
