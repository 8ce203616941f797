/** Opens a closed round again for the same people: a new opening that has seen the close. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { roundName } from "../../../parts/names.js";
import { Sheet } from "../../../parts/Sheet.jsx";
import { append } from "../../../store/outbox.js";
import { operations } from "../../../store/replica.js";
import { t } from "../../../words/words.js";
import { lastOpening } from "./opening.js";

export function ReopenSheet({ round, board, onClose }) {
  const [failed, fail] = useState(null);
  const opening = lastOpening(operations(round.id), board);

  async function reopen() {
    try {
      const people = board.cards.map((card) => card.person);
      const body = { ...opening.body, people };
      await append({ stream: round.id, kind: "round.open", subject: null, body });
      onClose();
    } catch (error) {
      fail(error.code);
    }
  }

  return (
    <Sheet
      open
      title={t("organizer-reopen-title", { round: roundName(round) })}
      onClose={onClose}
      actions={
        <Button tone="strong" wide data-testid="confirm-reopen" onClick={reopen}>
          {t("organizer-reopen")}
        </Button>
      }
    >
      {failed && <Notice tone="stop" title={t(`error-${failed}`)} />}
      <p>{t("organizer-reopen-hint", { count: board.cards.length })}</p>
    </Sheet>
  );
}
