/** What a side event's stream is called: the event by its plan's name, a match by its number. */
import { board } from "../../../store/boards.js";
import { t } from "../../../words/words.js";
import { matchParts } from "../../chess/streams.js";

export function sideName(stream) {
  const parts = matchParts(stream);
  if (!parts) return board(stream).value?.plan?.name ?? t("chess-what-title");
  const { round, number } = parts;
  return round
    ? t("delegate-side-match", { round, number })
    : t("delegate-side-friendly", { number });
}

/** Who plays in a match, *Ada – Bo*; empty where nobody opened it. */
export function playersOf(match) {
  return match ? [match.players.white.name, match.players.black.name].join(" – ") : "";
}
