/** Opens a closed round again for the same people: a new opening that has seen the close. */
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { roundName } from "../../../parts/names.js";
import { append } from "../../../store/outbox.js";
import { operations } from "../../../store/replica.js";
import { t } from "../../../words/words.js";
import { openingIn } from "./opening.js";

export function ReopenSheet({ round, board, onClose }) {
  const opening = openingIn(operations(round.id), board);

  function reopen() {
    const people = board.cards.map((card) => card.person);
    const body = { ...opening.body, people };
    return append({ stream: round.id, kind: "round.open", subject: null, body });
  }

  return (
    <ActSheet
      title={t("organizer-reopen-title", { round: roundName(round) })}
      label={t("organizer-reopen")}
      testId="confirm-reopen"
      act={reopen}
      onClose={onClose}
    >
      <p>{t("organizer-reopen-hint", { count: board.cards.length })}</p>
    </ActSheet>
  );
}
