/** A player leaves the event: no further round pairs them; what they have played stands. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { Field } from "../../../parts/Field.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";

export function QuitSheet({ event, format, person, onClose }) {
  const [reason, setReason] = useState("");
  const name = shownName(person);
  const body = reason.trim() ? { reason: reason.trim() } : {};
  return (
    <ActSheet
      title={t("chess-event-quit-title", { name })}
      label={t("chess-event-quit-do", { name })}
      tone="stop"
      testId="confirm-quit"
      act={() =>
        append({ stream: event, kind: "entrant.quit", subject: { person: person.number }, body })
      }
      onClose={onClose}
    >
      <p>
        {t(format === "round-robin" ? "chess-event-quit-means-robin" : "chess-event-quit-means")}
      </p>
      <Field
        label={t("chess-event-reason")}
        data-testid="quit-reason"
        value={reason}
        onInput={(input) => setReason(input.currentTarget.value)}
      />
    </ActSheet>
  );
}
