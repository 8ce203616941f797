/** Closes an event for good. */
import { ActSheet } from "../../parts/ActSheet.jsx";
import { append } from "../../store/outbox.js";
import { t } from "../../words/words.js";

export function CloseSheet({ event, onClose }) {
  return (
    <ActSheet
      title={t("side-close")}
      label={t("side-close")}
      tone="stop"
      testId="confirm-close"
      act={() => append({ stream: event, kind: "side.close", body: {} })}
      onClose={onClose}
    >
      <p>{t("side-close-means")}</p>
    </ActSheet>
  );
}
