/** The phone in the competitor's hands: the whole screen is their result, and one button in their own words. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useTyping } from "../../../app/useTyping.js";
import { append } from "../../../store/outbox.js";
import { failureOf } from "../entry/failure.js";
import { timerPart } from "../tools/timerPart.js";
import { Check } from "./Check.jsx";
import { Said } from "./Said.jsx";
import { Signed } from "./Signed.jsx";
import "./handover.css";

const Timer = timerPart("handover");

export function Handover({ round, board, terms, person, card, handed, onBack, onSame, onNext }) {
  const dialog = useRef(null);
  const busy = useRef(false);
  const noticed = useRef(null); // by the timer, for the confirmation
  const [mark, setMark] = useState(null); // id of the confirmation
  const [failure, setFailure] = useState(null);
  useTyping(mark === null);

  useEffect(() => dialog.current.showModal(), []);
  useEffect(() => {
    dialog.current.focus(); // not a button: Enter held too long at the score table must not sign
  }, [mark]);

  const confirm = async (given) => {
    if (busy.current) return;
    busy.current = true;
    const subject = { person: person.number, slot: handed.slot };
    try {
      const op = await append({
        stream: round.id,
        kind: "attempt.confirm",
        subject,
        body: { op: handed.op, ...given, ...noticed.current },
      });
      setMark(op.id);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      busy.current = false;
    }
  };

  const timer = handed.body?.timer && (
    <Timer
      attempt={{ round: round.id, person: person.number, slot: handed.slot }}
      mark={mark}
      noticed={noticed}
    />
  );
  return (
    <dialog
      ref={dialog}
      class="handover"
      tabIndex={-1}
      aria-labelledby="handover-ask handover-title"
      aria-describedby="handover-about handover-result"
      onKeyDown={(event) => {
        const fresh = event.key === "Enter" && event.target === dialog.current && !event.repeat;
        if (fresh) dialog.current.querySelector(".button-wide:enabled")?.click();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (mark) onNext(null);
        else onBack();
      }}
    >
      {mark ? (
        <Signed
          round={round}
          board={board}
          mark={mark}
          person={person}
          card={card}
          handed={handed}
          onSame={onSame}
          onNext={onNext}
        />
      ) : (
        <Check
          round={round}
          terms={terms}
          person={person}
          handed={handed}
          card={card}
          failure={failure}
          timer={timer}
          onConfirm={confirm}
          onBack={onBack}
        />
      )}
      {mark && timer}
      <Said terms={terms} person={person} handed={handed} mark={mark} />
    </dialog>
  );
}
