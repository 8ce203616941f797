/** Closes an event for good. */
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";

export function CloseSheet({ event, onClose }) {
  return (
    <ActSheet
      title={t("chess-event-do-close")}
      label={t("chess-event-do-close")}
      tone="stop"
      testId="confirm-close"
      act={() => append({ stream: event, kind: "side.close", body: {} })}
      onClose={onClose}
    >
      <p>{t("chess-event-close-means")}</p>
    </ActSheet>
  );
}
