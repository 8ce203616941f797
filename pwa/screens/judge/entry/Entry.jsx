/** The pad of an event. What it saves is a record, or after sign-off a change with a reason. */
import { useState } from "preact/hooks";
import { Field } from "../../../parts/Field.jsx";
import { t } from "../../../words/words.js";
import { MovesPad } from "./MovesPad.jsx";
import { MultiPad } from "./MultiPad.jsx";
import { TimePad } from "./TimePad.jsx";

const pads = { "333fm": MovesPad, "333mbf": MultiPad };

/** Roles whose change after sign-off may count at once, if their edition says so; of everybody else it is a proposal. */
const correctors = ["delegate", "head-judge"];

/** The kind of operation that an entry on this slot is. */
export function kindFor(slot, role) {
  if (!slot.confirmed) return "attempt.record";
  return correctors.includes(role) ? "attempt.correct" : "attempt.propose";
}

export function Entry({ terms, kind, onSave, ...rest }) {
  const [reason, setReason] = useState("");
  const Pad = pads[terms.event] ?? TimePad;
  const asksReason = kind !== "attempt.record";
  return (
    <Pad
      {...rest}
      terms={terms}
      allowed={!asksReason || Boolean(reason.trim())}
      saveWord={
        { "attempt.record": "judge-save", "attempt.correct": "judge-correct" }[kind] ??
        "judge-propose"
      }
      onSave={(body) => onSave(asksReason ? { ...body, reason: reason.trim() } : body)}
      before={
        asksReason && (
          <Field
            label={t("judge-reason")}
            className="mat-field"
            data-testid="reason"
            maxLength={500}
            value={reason}
            onInput={(event) => setReason(event.currentTarget.value)}
          />
        )
      }
    />
  );
}
