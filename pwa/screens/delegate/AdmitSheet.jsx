/** Lets in, with a reason, an operation that its standing alone has kept out. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../parts/ActSheet.jsx";
import { Field } from "../../parts/Field.jsx";
import { append } from "../../store/outbox.js";
import { t } from "../../words/words.js";
import { whoOf } from "../organizer/rounds/LastStep.jsx";
import { decided } from "./decided.jsx";
import { reasonWord } from "./says.js";

export function AdmitSheet({ item, op, onClose }) {
  const [reason, setReason] = useState("");

  async function admit() {
    const made = await append({
      stream: item.stream,
      kind: "op.admit",
      subject: op.subject ?? null,
      body: { op: op.id, reason: reason.trim() },
    });
    decided.value = { words: "delegate-admitted", op: made.id, who: whoOf(op) };
  }

  return (
    <ActSheet
      title={t("delegate-admit-title")}
      label={t("delegate-admit")}
      tone="go"
      disabled={!reason.trim()}
      testId="confirm-admit"
      act={admit}
      onClose={onClose}
    >
      <p>{reasonWord(item)}</p>
      <p class="soft">{t("delegate-admit-hint")}</p>
      <Field
        as="textarea"
        label={t("delegate-reason")}
        data-testid="reason"
        data-cursor
        value={reason}
        onInput={(event) => setReason(event.currentTarget.value)}
      />
    </ActSheet>
  );
}
