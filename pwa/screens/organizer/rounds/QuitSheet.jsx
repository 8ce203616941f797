/** Withdraws one competitor from a round that is open: found by name, looked at once more, with the reason if there is one. Results stay. */
import { useState } from "preact/hooks";
import { Field } from "../../../parts/Field.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { roundName } from "../../../parts/names.js";
import { shownName } from "../../../parts/PersonName.jsx";
import { TwoLooks } from "../../../parts/TwoLooks.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { hasBegun, stillIn } from "../round/withdrawn/withdrawals.js";
import { NameList, personOf } from "./NameList.jsx";
import { PickPerson } from "./PickPerson.jsx";

export function QuitSheet({ round, board, onClose }) {
  const [chosen, choose] = useState(null);
  const [reason, setReason] = useState("");
  const number = chosen?.number ?? null;
  const inside = stillIn(board);
  const name = chosen ? shownName(chosen) : "";

  function quit() {
    const body = reason.trim() ? { reason: reason.trim() } : {};
    return append({ stream: round.id, kind: "round.quit", subject: { person: number }, body });
  }

  return (
    <TwoLooks
      name="quit"
      title={t("opening-quit-title", { round: roundName(round) })}
      next={chosen ? t("opening-quit-look", { name }) : t("opening-quit")}
      label={t("opening-quit-do", { name })}
      tone="stop"
      about={JSON.stringify([number, inside.includes(number)])}
      changed={t("opening-changed")}
      disabled={!inside.includes(number)}
      act={quit}
      onClose={onClose}
      look={chosen && <Look person={number} board={board} reason={reason} onReason={setReason} />}
    >
      <PickPerson
        name="quit"
        people={inside.map(personOf)}
        chosen={chosen}
        onChoose={choose}
        hint={t("opening-quit-hint")}
        nobody={t("opening-quit-nobody")}
      />
    </TwoLooks>
  );
}

function Look({ person, board, reason, onReason }) {
  const begun = hasBegun(board, person);
  return (
    <>
      <NameList people={[person]} board={board} />
      <Notice title={t(begun ? "opening-quit-begun" : "opening-quit-fresh")} />
      <Field
        label={t("opening-quit-reason")}
        data-testid="quit-reason"
        value={reason}
        onInput={(event) => onReason(event.currentTarget.value)}
      />
    </>
  );
}
