/** All that can be done about one match: call again, its screens, and its end written by hand. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { Sheet } from "../../../parts/Sheet.jsx";
import { t } from "../../../words/words.js";
import { mayScore } from "../../side/roles.js";
import { matchHref } from "../views.js";
import { ByHand } from "./ByHand.jsx";

export function MatchSheet(props) {
  const { id, match, state, seat, fold, onCall, onClose } = props;
  const [writing, write] = useState(false);
  const [error, fail] = useState(null);
  const title = t("chess-event-table", { table: match.table });
  const scores = mayScore(seat.role) && !fold.closed;
  if (writing) return <ByHand {...props} title={title} onClose={onClose} />;

  const callAgain = () => onCall().then(onClose, fail);
  return (
    <Sheet open title={title} onClose={onClose}>
      {error && <Notice tone="stop" title={t(`error-${error.code}`)} />}
      <div class="chess-more">
        {onCall && state !== "over" && (
          <Button wide data-testid="call-again" onClick={callAgain}>
            {t(state === "waiting" ? "chess-event-call" : "chess-event-call-again", {
              table: match.table,
            })}
          </Button>
        )}
        {mayScore(seat.role) && (
          <Button wide href={matchHref(id, match.match)}>
            {t("chess-event-to-match")}
          </Button>
        )}
        <Button wide href={matchHref(id, match.match, "players")}>
          {t("chess-event-to-clocks")}
        </Button>
        <Button wide href={matchHref(id, match.match, "log")}>
          {t("chess-event-to-log")}
        </Button>
        {scores && (
          <Button wide data-testid="by-hand" onClick={() => write(true)}>
            {t(state === "over" ? "chess-event-hand-correct" : "chess-event-hand")}
          </Button>
        )}
        {!mayScore(seat.role) && <p class="soft">{t("chess-event-hand-not-yours")}</p>}
      </div>
    </Sheet>
  );
}
