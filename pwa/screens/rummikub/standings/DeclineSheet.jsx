/** Somebody who qualified does not go to the final: the next one follows. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { Field } from "../../../parts/Field.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";

export function DeclineSheet({ row, person, onClose }) {
  const [reason, say] = useState("");
  const name = shownName(person);
  const words = reason.trim();
  return (
    <ActSheet
      title={t("rummikub-series-decline-title", { name })}
      label={t("rummikub-series-decline-do")}
      tone="stop"
      testId="confirm-decline"
      act={() =>
        append({
          stream: row.event,
          kind: "place.decline",
          subject: { person: row.person },
          body: words ? { reason: words } : {},
        })
      }
      onClose={onClose}
    >
      <p>{t("rummikub-series-decline-means")}</p>
      <Field
        label={t("rummikub-series-reason")}
        hint={t("rummikub-series-reason-hint")}
        data-testid="decline-reason"
        value={reason}
        onInput={(input) => say(input.currentTarget.value)}
      />
    </ActSheet>
  );
}
