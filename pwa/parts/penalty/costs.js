/** What a penalty costs and who decides it, in words, from its row of `penalties.list`. */
import { t } from "../../words/words.js";

const MARKS = { "+2": "+2", dnf: "DNF", dns: "DNS" };

/** What it does to the attempt, as on a scorecard; null where the attempt's value stays. */
export function markOf({ effect }) {
  return MARKS[effect] ?? null;
}

/** What follows beyond the attempt's value; "" where nothing does. */
export function consequenceOf({ consequence }) {
  return MARKS[consequence] ? "" : t(`penalty-costs-${consequence}`);
}

/** Who decides, where it is not the judge, and whether the text leaves it to them; "" for what a judge just gives. */
export function decidedBy({ by, discretion }) {
  const who = by === "judge" && !discretion ? "" : t(`penalty-by-${by}`);
  return [who, discretion ? t("penalty-discretion") : ""].filter(Boolean).join(" · ");
}

/** Which of the several things a number may mean this one is; "" where it means only one. */
export function variantOf({ penalty, variants }) {
  if (variants.length === 0) return "";
  return t("penalty-variant", { place: variants.indexOf(penalty) + 1, of: variants.length });
}
