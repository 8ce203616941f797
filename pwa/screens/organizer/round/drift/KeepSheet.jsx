/** The delegate lets the round stand as it is, for the standings as they are now, and says why. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../../parts/ActSheet.jsx";
import { Field } from "../../../../parts/Field.jsx";
import { roundName } from "../../../../parts/names.js";
import { append } from "../../../../store/outbox.js";
import { t } from "../../../../words/words.js";

export function KeepSheet({ found, onClose }) {
  const [reason, give] = useState("");
  const { round, answer } = found;
  const body = { from: answer.digest, reason: reason.trim() };
  return (
    <ActSheet
      title={t("drift-keep-title", { round: roundName(round) })}
      label={t("drift-keep")}
      disabled={!reason.trim()}
      testId="confirm-keep"
      act={() => append({ stream: round.id, kind: "round.keep", subject: null, body })}
      onClose={onClose}
    >
      <p>{t("drift-keep-means")}</p>
      <Field
        label={t("drift-reason")}
        data-testid="reason"
        data-cursor
        maxLength={500}
        value={reason}
        onInput={(event) => give(event.currentTarget.value)}
      />
    </ActSheet>
  );
}
