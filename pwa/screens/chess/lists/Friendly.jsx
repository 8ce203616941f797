/** A friendly match in the list: who plays, and how it stands. */
import { t } from "../../../words/words.js";
import { mayScore } from "../../side/roles.js";
import { matchState, scoreText } from "../event/model.js";
import { matchHref } from "../views.js";

export function Friendly({ id, match, players, result, seat }) {
  const { white, black } = players;
  const state = matchState(result, null);
  const own = seat && mayScore(seat.role) && state !== "over" ? undefined : viewFor(state);
  const words =
    result === undefined
      ? t("side-loading")
      : state === "playing"
        ? t("chess-event-state-playing", { part: result.part })
        : state === "over"
          ? t(`chess-event-by-${result.result.by}`)
          : t("chess-event-state-opened");
  return (
    <li>
      <a class="side-card" href={matchHref(id, match, own)} data-testid={`friendly-${match}`}>
        <strong>
          {white.name} – {black.name}
        </strong>
        {result?.points && <span class="digits">{scoreText(result.points)}</span>}
        <span class={`side-card-next chess-card-${state}`}>{words}</span>
      </a>
    </li>
  );
}

/** What somebody who only watches opens: the clocks of a match that goes on, the log of one that is over. */
function viewFor(state) {
  return state === "over" ? "log" : "players";
}
