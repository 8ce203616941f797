/** An attempt that has a result: what stands there, and what may still be done about it. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { useKeyboard } from "../../../parts/keypad/keyboard.js";
import { StateMark } from "../../../parts/StateMark.jsx";
import { entryState } from "../../../store/entries.js";
import { t } from "../../../words/words.js";
import { proposedSlots, slotState } from "./card.js";
import { WrongCard } from "./WrongCard.jsx";

export function Recorded({ round, board, person, slot, onAgain, onHand, onLeave, onMove }) {
  const [wrong, setWrong] = useState(false);
  const state = slotState(slot, proposedSlots(board, person).has(slot.slot), entryState);
  const changeable = slot.status === "recorded" && !slot.confirmed;

  useKeyboard((meaning) => {
    if (meaning === "leave") return onLeave();
    if (meaning === "before" || meaning === "after") return onMove(meaning === "after" ? 1 : -1);
    if (meaning === "save" && changeable) onHand();
  });

  return (
    <div class="recorded">
      <div class="recorded-what">
        <p class="recorded-result digits">{slot.text || "–"}</p>
        <StateMark state={state} data-testid="entry-state" />
        {slot.confirmed && state !== "signed" && <StateMark state="signed" />}
      </div>
      <div class="recorded-do">
        {changeable && (
          <>
            <Button tone="stop" data-testid="wrong-card" onClick={() => setWrong(true)}>
              {t("judge-wrong-card")}
            </Button>
            <Button data-testid="again" onClick={onAgain}>
              {t("judge-again")}
            </Button>
            <Button tone="go" wide data-testid="hand" onClick={onHand}>
              {t("judge-hand")}
            </Button>
          </>
        )}
        {!changeable && (
          <Button data-testid="again" onClick={onAgain}>
            {t(slot.confirmed ? "judge-propose-other" : "judge-again")}
          </Button>
        )}
        {!changeable && (
          <Button tone="strong" wide data-testid="next-competitor" onClick={onLeave}>
            {t("judge-next-competitor")}
          </Button>
        )}
      </div>
      <WrongCard
        open={wrong}
        stream={round.id}
        subject={{ person, slot: slot.slot }}
        onClose={() => setWrong(false)}
      />
    </div>
  );
}
