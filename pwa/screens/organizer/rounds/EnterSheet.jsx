/** Takes one more competitor into a round that is open: who registered late, or takes the place of another. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { roundName } from "../../../parts/names.js";
import { shownName } from "../../../parts/PersonName.jsx";
import { kit } from "../../../store/kit.js";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { Late } from "./entering/Late.jsx";
import { outsideOf } from "./opening.js";
import { PickPerson } from "./PickPerson.jsx";

export function EnterSheet({ round, board, onClose }) {
  const [chosen, choose] = useState(null);

  const enter = () =>
    append({ stream: round.id, kind: "round.enter", subject: { person: chosen.number }, body: {} });

  return (
    <ActSheet
      title={t("organizer-enter-title", { round: roundName(round) })}
      label={chosen ? t("organizer-enter-do", { name: shownName(chosen) }) : t("organizer-enter")}
      tone="go"
      disabled={!chosen}
      testId="confirm-enter"
      act={enter}
      onClose={onClose}
    >
      <PickPerson
        name="enter"
        people={outsideOf(kit.value, board)}
        chosen={chosen}
        onChoose={choose}
        hint={t("organizer-enter-hint")}
        nobody={t("organizer-enter-nobody")}
      />
      {chosen && <Late key={chosen.number} person={chosen} round={round} board={board} />}
    </ActSheet>
  );
}
