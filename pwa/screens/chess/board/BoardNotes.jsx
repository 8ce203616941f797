/** What there is to say over the board: why a tap does nothing, that nothing can be played, that the board has lost the game. */
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { eventOfFlag } from "./options.js";

export function BoardNotes({ position, mover, flag, said, failed, onEvent }) {
  const { gap } = position;
  const side = mover.on_move && t(`chess-view-side-${mover.on_move}`);
  const event = eventOfFlag(flag, mover.on_move);
  const even = evenness(position);
  return (
    <>
      <p class="board-said" role="status" data-testid="board-said">
        {saying(said, gap, mover, side)}
      </p>
      {failed && <Notice tone="stop" title={t("chess-board-not-kept")} />}
      {gap && !gap.last && (
        <Notice tone="wait" title={t(`chess-board-gap-${gap.what}`)} data-testid="board-gap">
          {t("chess-board-gap-how")}
        </Notice>
      )}
      {flag && (
        <Notice
          tone="wait"
          title={t(`chess-board-flag-${flag}`, { side })}
          data-testid="board-flag"
          action={
            event && (
              <Button tone="strong" data-testid="board-flag-act" onClick={() => onEvent(event)}>
                {event.do === "mate" ? t("chess-board-enter-mate") : t("chess-board-enter-lost")}
              </Button>
            )
          }
        />
      )}
      {even && <Notice title={t(`chess-board-even-${even}`)}>{t("chess-board-even-how")}</Notice>}
    </>
  );
}

function saying(said, gap, { state, phase }, side) {
  if (said) return t(`chess-board-barred-${said}`);
  if (gap?.last) return t("chess-board-gap-last", { side });
  if (state === "GAP") return "";
  if (state !== "PLAY") return t("chess-board-resting");
  return t(`chess-board-turn-${PHASES[phase]}`, { side });
}

const PHASES = { DOUBLE1: "free", DOUBLE2: "second", NORMAL: "normal", PARRY: "parry" };

/** What would end a game of chess, and ends nothing here. */
function evenness({ chess }) {
  if (chess.isInsufficientMaterial()) return "dead";
  if (chess.isThreefoldRepetition()) return "repetition";
  return chess.isDrawByFiftyMoves() ? "fifty" : null;
}
