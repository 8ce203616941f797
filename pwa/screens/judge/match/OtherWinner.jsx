/** Who won a match that is over stays; only the authority says otherwise, with a reason (11l1). */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { matchName } from "../../../parts/bracket/named.js";
import { Choice } from "../../../parts/Choice.jsx";
import { Field } from "../../../parts/Field.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { settlementOf } from "./lines.js";
import { personOf } from "./people.js";

export function OtherWinner({ round, row, onClose }) {
  const [winner, choose] = useState(row.winner);
  const [reason, setReason] = useState("");
  const decide = () => {
    const body = { ...settlementOf(row, winner), reason: reason.trim() };
    return append({ stream: round.id, kind: "match.settle", body });
  };
  return (
    <ActSheet
      title={t("match-otherwise-title", { match: matchName(row.match) })}
      label={t("match-otherwise")}
      disabled={(row.settled && winner === row.winner) || !reason.trim()}
      testId="confirm-otherwise"
      act={decide}
      onClose={onClose}
    >
      <Choice
        legend={t("match-otherwise-who")}
        value={winner}
        options={row.people.map((value) => ({
          value,
          label: shownName(personOf(value)),
          testid: `winner-${value}`,
        }))}
        onChoose={choose}
      />
      <Field
        label={t("match-otherwise-why")}
        data-testid="otherwise-why"
        maxLength={500}
        value={reason}
        onInput={(event) => setReason(event.currentTarget.value)}
      />
    </ActSheet>
  );
}
