/** What a side event's stream is called: the event by its plan's name, a match or a table by its number. */
import { board } from "../../../store/boards.js";
import { t } from "../../../words/words.js";
import { GAMES } from "../../side/games.js";
import { gameOf, partOf } from "../../side/streams.js";

export function sideName(stream) {
  const part = partOf(stream);
  if (!part) return board(stream).value?.plan?.name ?? t(GAMES[gameOf(stream)].title);
  const { game, event, round, number } = part;
  if (game === "rummikub")
    return t("rummikub-decide-table", { event: sideName(event), round, number });
  return round
    ? t("delegate-side-match", { round, number })
    : t("delegate-side-friendly", { number });
}

/** Who plays in a match, *Ada – Bo*; empty where nobody opened it. */
export function playersOf(match) {
  return match ? [match.players.white.name, match.players.black.name].join(" – ") : "";
}

/** The fold of the event that a stream is of. */
export function eventOf(stream) {
  return board(partOf(stream)?.event ?? stream).value;
}
