/** Throws away what is typed of a game, after a second look. */
import { ActSheet } from "../../../../parts/ActSheet.jsx";
import { Button } from "../../../../parts/Button.jsx";
import { t } from "../../../../words/words.js";

export function DropSheet({ game, onDrop, onClose }) {
  return (
    <ActSheet
      title={t("rummikub-table-drop")}
      label={t("rummikub-table-drop")}
      tone="stop"
      testId="confirm-drop"
      act={onDrop}
      onClose={onClose}
    >
      <Button tone="quiet" onClick={onClose}>
        {t("rummikub-table-go-on", { game })}
      </Button>
    </ActSheet>
  );
}
