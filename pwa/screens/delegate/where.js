/** Which attempt an entry is about, in words: its place on the card, or of a Head to Head its stage and point. */
import { pointOf } from "../../parts/bracket/bracket.js";
import { eventName, roundName } from "../../parts/names.js";
import { t } from "../../words/words.js";

export function whereOf(round, slot) {
  const at = pointOf(slot);
  if (at) return t("match-where-stage", { round: roundName(round), ...at });
  return t("delegate-where", { event: eventName(round.event), number: round.number, slot });
}
