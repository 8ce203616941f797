/** An attempt that has a result: what stands there, and what may still be done about it. */
import { useState } from "preact/hooks";
import { laterWithWords } from "../../../app/later.js";
import { useTyping } from "../../../app/useTyping.js";
import { Button } from "../../../parts/Button.jsx";
import { useKeyboard } from "../../../parts/keypad/keyboard.js";
import { whyOf } from "../../../parts/result-field/codes.js";
import { Why } from "../../../parts/result-field/Why.jsx";
import { StateMark } from "../../../parts/StateMark.jsx";
import { entryState } from "../../../store/entries.js";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import ReasonSheet from "../ReasonSheet.jsx";
import { timerPart } from "../tools/timerPart.js";
import { authorOf } from "./author.js";
import { Candidates } from "./Candidates.jsx";
import { proposedSlots, slotState, unconfirmed } from "./card.js";

const Report = laterWithWords(() => import("../tools/report/Report.jsx"));
const Timer = timerPart("said");
const usual = ["judge-reason-card", "judge-reason-attempt", "judge-reason-typing"];

export default function Recorded({
  round,
  terms,
  board,
  person,
  slot,
  body,
  onAgain,
  onHand,
  onLeave,
  onMove,
  leaveWord = "judge-next-competitor",
}) {
  const [wrong, setWrong] = useState(false);
  const [reporting, setReporting] = useState(false);
  const state = slotState(slot, proposedSlots(board, person).has(slot.slot), entryState);
  const author = authorOf(round.id, slot.op);
  const changeable = unconfirmed(slot);
  useTyping(changeable);

  const takeOff = async (reason) => {
    const subject = { person, slot: slot.slot };
    await append({ stream: round.id, kind: "attempt.void", subject, body: { reason } });
    setWrong(false);
  };

  useKeyboard((meaning) => {
    if (meaning === "leave") return onLeave();
    if (meaning === "before" || meaning === "after") return onMove(meaning === "after" ? 1 : -1);
    if (meaning === "save" && changeable) onHand();
  });

  return (
    <div class="recorded">
      <div class="recorded-what">
        {slot.status === "disputed" ? (
          <Candidates round={round} board={board} person={person} slot={slot.slot} />
        ) : (
          <p class="recorded-result digits">{slot.text || "–"}</p>
        )}
        {slot.status !== "disputed" && <Why codes={whyOf(body, null)} terms={terms} />}
        {slot.status !== "disputed" && body?.timer && <Timer timer={body.timer} />}
        <StateMark state={state} data-testid="entry-state" />
        {slot.confirmed && state !== "signed" && <StateMark state="signed" />}
        {author && <p class="soft small">{t("judge-entered-by", { name: author })}</p>}
        <Button tone="quiet" data-testid="report" onClick={() => setReporting(true)}>
          {t("judge-tool-report")}
        </Button>
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
            {t(leaveWord)}
          </Button>
        )}
      </div>
      {reporting && (
        <Report
          around={{ round: round.id, person, slot: slot.slot }}
          onClose={() => setReporting(false)}
        />
      )}
      <ReasonSheet
        open={wrong}
        title={t("judge-wrong-title")}
        means={t("judge-wrong-means")}
        usual={usual}
        action={t("judge-wrong-take-off")}
        onReason={takeOff}
        onClose={() => setWrong(false)}
      />
    </div>
  );
}
