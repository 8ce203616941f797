/** A second look before somebody is taken into the round, or let go from it. */
import { ActSheet } from "../../../../parts/ActSheet.jsx";
import { roundName } from "../../../../parts/names.js";
import { PersonName, shownName } from "../../../../parts/PersonName.jsx";
import { append } from "../../../../store/outbox.js";
import { t } from "../../../../words/words.js";
import { personOf } from "../../rounds/NameList.jsx";
import { begun } from "./drift.js";

export function MoveSheet({ kind, person, found, onClose }) {
  const { round, board, answer } = found;
  const name = shownName(personOf(person));
  const comes = kind === "round.enter";
  const body = { from: answer.digest };
  return (
    <ActSheet
      title={t(comes ? "drift-enter-title" : "drift-quit-title", { round: roundName(round) })}
      label={t(comes ? "drift-enter" : "drift-quit", { name })}
      tone={comes ? "go" : "strong"}
      testId="confirm-drift"
      act={() => append({ stream: round.id, kind, subject: { person }, body })}
      onClose={onClose}
    >
      <p>
        <PersonName person={personOf(person)} />
      </p>
      <p class="soft">
        {comes
          ? t("drift-enter-means")
          : t("drift-quit-means", { count: begun(board).get(person) ?? 0 })}
      </p>
    </ActSheet>
  );
}
