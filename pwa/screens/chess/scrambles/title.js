/** What a match or a round of an event is called, with the names of who plays. */
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { matchParts } from "../streams.js";

/** @param {object|null} fold of the event's stream @param {string} of `chess-r1` or `chess-r1-m3` */
export function titleOf(fold, of, matches) {
  const parts = matchParts(of);
  if (!parts)
    return t("chess-scramble-of-round", {
      round: Number(of.split("-r")[1]),
      count: matches.length,
    });
  if (parts.round === 0) return t("chess-scramble-of-friendly", { number: parts.number });
  const round = fold.rounds.find((one) => one.round === parts.round);
  const match = round?.matches.find((one) => one.match === of);
  return t("chess-scramble-of-match", {
    round: parts.round,
    table: match?.table ?? parts.number,
    white: nameOf(fold, match?.white),
    black: nameOf(fold, match?.black),
  });
}

function nameOf(fold, person) {
  const entrant = fold.entrants.find((one) => one.person === person);
  const known = kit.value?.people.find(({ number }) => number === person);
  return entrant?.name ?? known?.name ?? String(person ?? "");
}
