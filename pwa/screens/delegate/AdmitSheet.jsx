/** Lets in, with a reason, an operation that its standing alone has kept out. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { Field } from "../../parts/Field.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { Sheet } from "../../parts/Sheet.jsx";
import { append } from "../../store/outbox.js";
import { t } from "../../words/words.js";
import { whoOf } from "../organizer/rounds/LastStep.jsx";
import { decided } from "./decided.jsx";
import { reasonWord } from "./says.js";

export function AdmitSheet({ item, op, onClose }) {
  const [reason, setReason] = useState("");
  const [failed, fail] = useState(null);

  async function admit() {
    try {
      const made = await append({
        stream: item.stream,
        kind: "op.admit",
        subject: op.subject ?? null,
        body: { op: op.id, reason: reason.trim() },
      });
      decided.value = { words: "delegate-admitted", op: made.id, who: whoOf(op) };
      onClose();
    } catch (error) {
      fail(error.code);
    }
  }

  return (
    <Sheet
      open
      title={t("delegate-admit-title")}
      onClose={onClose}
      actions={
        <Button
          tone="go"
          wide
          disabled={!reason.trim()}
          data-testid="confirm-admit"
          onClick={admit}
        >
          {t("delegate-admit")}
        </Button>
      }
    >
      {failed && <Notice tone="stop" title={t(`error-${failed}`)} />}
      <p>{reasonWord(item)}</p>
      <p class="soft">{t("delegate-admit-hint")}</p>
      <Field
        as="textarea"
        label={t("delegate-reason")}
        data-testid="reason"
        value={reason}
        onInput={(event) => setReason(event.currentTarget.value)}
      />
    </Sheet>
  );
}
