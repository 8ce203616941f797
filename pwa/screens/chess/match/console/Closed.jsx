/** A part is over and the board stands still: is a king in check? Only then the cubes. */
import { Button } from "../../../../parts/Button.jsx";
import { t } from "../../../../words/words.js";
import { letGo, useKeys } from "../../../side/useKeys.js";
import { otherSide, sideName } from "../sides.js";
import { useFace } from "../useFace.js";
import { happened, lastHeld, sideOf } from "./said.js";
import { Zones } from "./Zones.jsx";

export function Closed({ match, act }) {
  const replay = match.replay.value;
  const face = useFace(match);
  const closed = replay.log.findLast(({ what }) => what === "closed");
  const check = inCheckAfterAll(replay);
  const confirm = () => act({ do: "confirm-board" }).catch(() => {});
  useKeys({ enter: confirm });
  return (
    <div class="closed">
      <p class="closed-why" role="status" data-testid="closed">
        <strong>{t("chess-play-closed")}</strong> {closed && happened(closed)}
      </p>
      <Zones match={match} replay={replay} face={face} />
      <section class="closed-ask" aria-labelledby="king-in-check">
        <h2 id="king-in-check">{t("chess-play-king-in-check")}</h2>
        <Button tone="go" wide data-testid="confirm-board" onClick={confirm}>
          {t("chess-play-no-check")} <kbd>{t("chess-play-key-enter")}</kbd>
        </Button>
        {check ? (
          <Button
            tone="stop"
            wide
            data-testid="check-after-all"
            onClick={(event) => {
              letGo(event);
              act({ do: "undo", instead: check.event }).catch(() => {});
            }}
          >
            {t("chess-play-check-after-all", { who: sideName(check.side) })}
          </Button>
        ) : (
          <p class="soft small">{t("chess-play-check-not-last")}</p>
        )}
      </section>
    </div>
  );
}

/** The last move once more, with the check that it gave: the side then on move has to parry it before the part ends. */
function inCheckAfterAll(replay) {
  const held = lastHeld(replay);
  if (held?.event.do !== "move" || held.event.check) return null;
  const player = sideOf(held.event, replay.log);
  const { at_ms: _, ...move } = held.event;
  return { side: otherSide(player), event: { ...move, player, check: true } };
}
