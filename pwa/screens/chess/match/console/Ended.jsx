/** The match is over: who won and how, large; its log, and the way back if that was a slip. */
import { Button } from "../../../../parts/Button.jsx";
import { t } from "../../../../words/words.js";
import { matchHref } from "../../views.js";
import { otherSide, playerName, sideName } from "../sides.js";

export function Ended({ match, id, back }) {
  const { result, part } = match.replay.value;
  const { winner, by, reason } = result;
  return (
    <div class="ended">
      <p class="ended-what">{t("chess-play-ended", { part })}</p>
      <p class="ended-who" role="status" data-testid="result" data-winner={winner ?? "none"}>
        <strong>
          {winner ? t("chess-play-wins", { who: sideName(winner) }) : t("chess-play-shared")}
        </strong>
        {winner && <span>{playerName(match.opened, winner)}</span>}
      </p>
      <p class="ended-by" data-testid="ended-by">
        {t(`chess-play-ended-by-${by}`, {
          who: winner ? sideName(otherSide(winner)) : "",
          reason: reason ?? "",
        })}
      </p>
      <div class="ended-links">
        <Button tone="strong" href={back.href}>
          {t("chess-play-to-list")}
        </Button>
        <Button href={matchHref(id, match.stream, "log")}>{t("chess-play-to-log")}</Button>
      </div>
    </div>
  );
}
