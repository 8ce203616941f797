/** A player leaves the event; what that means, the game says. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../parts/ActSheet.jsx";
import { Field } from "../../parts/Field.jsx";
import { shownName } from "../../parts/PersonName.jsx";
import { append } from "../../store/outbox.js";
import { t } from "../../words/words.js";

export function QuitSheet({ event, means, person, onClose }) {
  const [reason, setReason] = useState("");
  const name = shownName(person);
  const body = reason.trim() ? { reason: reason.trim() } : {};
  return (
    <ActSheet
      title={t("side-quit-title", { name })}
      label={t("side-quit", { name })}
      tone="stop"
      testId="confirm-quit"
      act={() =>
        append({ stream: event, kind: "entrant.quit", subject: { person: person.number }, body })
      }
      onClose={onClose}
    >
      <p>{means}</p>
      <Field
        label={t("side-quit-reason")}
        data-testid="quit-reason"
        value={reason}
        onInput={(input) => setReason(input.currentTarget.value)}
      />
    </ActSheet>
  );
}
